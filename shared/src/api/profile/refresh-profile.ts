import { ApiError } from '../api-error';
import type { ApiContext } from '../call';
import { profileQuery } from '../queries';
import { queryKeys } from '../query-keys';
import type { Profile } from './profile';

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
