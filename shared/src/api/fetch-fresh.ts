import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';
import type { ApiContext } from './call';
import type { ApiQuery } from './query';

/** Asks the server although the cache is fresh, and puts the answer there. Throws ApiError, with code `aborted` where the session ended meanwhile. */
export async function fetchFresh<Data>(
  { api, queries }: ApiContext,
  { queryKey, queryFn }: ApiQuery<QueryKey, Data>,
): Promise<Data> {
  // A fetch that is under way may have started before what the caller wants to see; a first one is as fresh as can be, and the
  // guard may be waiting for it.
  if (queries.getQueryData(queryKey) !== undefined) await queries.cancelQueries({ queryKey, exact: true });
  try {
    // Less than none: where the clock was set back, an answer that is there is of a time to come.
    return await queries.fetchQuery<Data>({ queryKey, queryFn, staleTime: Number.NEGATIVE_INFINITY });
  } catch (error) {
    // Sign-out empties the cache, which cancels what is under way.
    throw error instanceof ApiError ? error : api.error('userNotAuthenticated', 'aborted');
  }
}
