import { ApiError } from '../api-error';
import type { ApiContext } from '../call';
import { changeCached } from '../change-cached';
import type { ApiClient } from '../client';
import { profileQuery } from '../queries';
import { queryKeys } from '../query-keys';
import type { Profile } from './profile';
import { readProfile } from './profile-reader';
import type { ProfileBody } from './profile-update';

/** Asks the server although the cache is fresh (specification.md §7 "forced-fresh mode"). Throws ApiError. */
export async function refreshProfile({ api, queries }: ApiContext): Promise<Profile | null> {
  // A fetch that is under way may have started before what the caller wants to see; a first one is as fresh as can be, and the
  // guard may be waiting for it.
  if (queries.getQueryData(queryKeys.profile) !== undefined) {
    await queries.cancelQueries({ queryKey: queryKeys.profile, exact: true });
  }
  try {
    return await queries.fetchQuery({ ...profileQuery(api), staleTime: 0 });
  } catch (error) {
    // Sign-out empties the cache, which cancels what is under way.
    throw error instanceof ApiError ? error : api.error('fetchProfile', 'aborted');
  }
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
