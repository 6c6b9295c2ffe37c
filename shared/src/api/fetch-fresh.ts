import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';
import type { ApiContext } from './call';
import type { ApiQuery } from './query';

/**
 * Asks the server although the cache is fresh, and puts the answer there. Throws ApiError, with code `aborted` where the session ended meanwhile,
 * or where others kept cancelling it.
 */
export async function fetchFresh<Data>(
  { api, queries }: ApiContext,
  { queryKey, queryFn }: ApiQuery<QueryKey, Data>,
): Promise<Data> {
  // What is cancelled for a change elsewhere resolves with what was there before: only an answer to this very question counts.
  for (let tries = 0; tries < 3; tries += 1) {
    let own: Data | undefined;
    const ask: typeof queryFn = async (context) => {
      own = await queryFn(context);
      return own;
    };
    // A fetch that is under way may have begun before what the caller wants to see. Silently: who waits for it gets the new one's answer.
    void queries.cancelQueries({ queryKey, exact: true }, { silent: true });
    try {
      // Less than none: where the clock was set back, an answer that is there is of a time to come.
      await queries.fetchQuery<Data>({ queryKey, queryFn: ask, staleTime: Number.NEGATIVE_INFINITY });
      if (own !== undefined) return own;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // Sign-out empties the cache, which cancels what is under way and has nothing to go back to.
      if (!(error instanceof Error && 'revert' in error && error.revert)) break;
    }
  }
  throw api.error('userNotAuthenticated', 'aborted');
}
