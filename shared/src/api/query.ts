import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query';

/** An interface, because a declaration file cannot spell out the inferred key: other packages would lose its data's type. */
export interface ApiQuery<Key extends QueryKey, Data> {
  readonly queryKey: DataTag<Key, Data, Error>;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/**
 * A query as every user of the cache takes it. `queryOptions` gives the key its data's type, for `getQueryData`; its whole result
 * would not fit a list of queries of different data.
 */
export function query<const Key extends QueryKey, Data>(
  queryKey: Key,
  queryFn: ApiQuery<Key, Data>['queryFn'],
): ApiQuery<Key, Data> {
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn };
}
