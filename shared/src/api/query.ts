import { type QueryKey, queryOptions } from '@tanstack/react-query';

/**
 * A query as every user of the cache takes it. `queryOptions` gives the key its data's type, for `getQueryData`; its whole result
 * would not fit a list of queries of different data.
 */
export function query<const Key extends QueryKey, Data>(
  queryKey: Key,
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>,
) {
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn };
}
