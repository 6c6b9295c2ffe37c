import type { ViewedQuery } from '@careline/shared/ui';

/** Two queries that a screen needs together, as one for QueryView: data once both have come, Retry for whichever failed. */
export function joinQueries<First, Second>(
  first: ViewedQuery<First>,
  second: ViewedQuery<Second>,
): ViewedQuery<readonly [First, Second]> {
  const hasBoth = first.data !== undefined && second.data !== undefined;
  return {
    data: hasBoth ? [first.data, second.data] : undefined,
    error: first.error ?? second.error,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => {
      if (first.error !== null) void first.refetch();
      if (second.error !== null) void second.refetch();
    },
  };
}
