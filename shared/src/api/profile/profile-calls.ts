import { ApiError } from '../api-error';
import { type ApiContext, callAndRead } from '../call';
import { changeCached } from '../change-cached';
import type { ApiClient } from '../client';
import { queryKeys } from '../query-keys';
import type { Profile } from './profile';
import { readProfile } from './profile-reader';
import type { ProfileBody } from './profile-update';

/** GET /professionals/profile; null for a professional who has none yet, also where the server says 404 (decisions.md D18). Throws ApiError. */
export async function fetchProfile(api: ApiClient): Promise<Profile | null> {
  try {
    const request = { method: 'GET', path: '/professionals/profile', defaultError: 'fetchProfile' } as const;
    return await callAndRead(api, request, readProfile);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Asks the server although the cache is fresh (specification.md §7 "forced-fresh mode"). Throws ApiError. */
export async function refreshProfile({ api, queries }: ApiContext): Promise<Profile | null> {
  // A fetch that is under way may have started before what the caller wants to see.
  await queries.cancelQueries({ queryKey: queryKeys.profile, exact: true });
  return queries.fetchQuery({ queryKey: queryKeys.profile, queryFn: () => fetchProfile(api), staleTime: 0 });
}

/** PUT /professionals/profile: every write goes through here, wrapped in a body object (decisions.md D30). */
export function putProfile(api: ApiClient, body: object): Promise<unknown> {
  return api.request({ method: 'PUT', path: '/professionals/profile', body: { body }, defaultError: 'updateProfile' });
}

/** Saves the profile and puts the answer into the cache. Throws ApiError, `noProfileData` where the answer holds none. */
export async function updateProfile({ api, queries }: ApiContext, body: ProfileBody): Promise<Profile> {
  const saved = readProfile(await putProfile(api, body));
  if (!saved) throw api.error('noProfileData', 'invalid');
  await changeCached<Profile | null>(queries, queryKeys.profile, () => saved);
  return saved;
}
