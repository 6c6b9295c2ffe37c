import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows the result of a mutation at once and marks the resource stale, so that the next entry asks the server again
 * (PD55). What is on screen is not fetched again: it has just been changed by the server's own answer.
 */
export async function changeCached<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): Promise<void> {
  // An answer that is still under way would bring the state from before the mutation back.
  await queries.cancelQueries({ queryKey });
  queries.setQueriesData<Data>({ queryKey }, (data) => (data === undefined ? undefined : change(data)));
  await queries.invalidateQueries({ queryKey, refetchType: 'none' });
  // A list that is on screen and was cancelled before its first answer would wait for ever.
  void queries.refetchQueries({ queryKey, type: 'active', predicate: (query) => query.state.data === undefined });
}
