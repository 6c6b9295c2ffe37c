import { ApiError } from '../api-error';
import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import type { Profile } from './profile';
import { readProfile } from './profile-reader';

/** GET /professionals/profile; null for a professional who has none yet, also where the server says 404 (PD18). Throws ApiError. */
export async function fetchProfile(api: ApiClient): Promise<Profile | null> {
  try {
    const request = { method: 'GET', path: '/professionals/profile', defaultError: 'fetchProfile' } as const;
    return await callAndRead(api, request, readProfile);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
