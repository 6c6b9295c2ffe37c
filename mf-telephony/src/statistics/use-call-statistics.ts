import { type FailingQuery, usePlatform, useQueries, useSession } from '@careline/shared';
import { type CallStatistics, type ForwardingNumber, statisticsQuery } from '@careline/shared/api';
import type { ViewedQuery } from '@careline/shared/ui';
import { useState } from 'react';
import { createLimit } from './limit';

/** Most calls for statistics under way at once (decisions.md D50). */
const PARALLEL = 4;

export interface NumberStatistics {
  readonly number: ForwardingNumber;
  readonly statistics: CallStatistics;
}

export interface CallStatisticsQuery extends ViewedQuery<readonly NumberStatistics[]>, FailingQuery {
  /** Numbers whose statistics could not be had, while those of others could. */
  readonly failed: readonly ForwardingNumber[];
}

/** The statistics of several numbers as one query: it has data once all have settled, and an error only where none came. */
export function useCallStatistics(numbers: readonly ForwardingNumber[]): CallStatisticsQuery {
  const { api } = usePlatform();
  const { user } = useSession();
  const [limit] = useState(() => createLimit(PARALLEL));
  const results = useQueries({
    queries: numbers.map(({ id }) => {
      const query = statisticsQuery(api, user?.id ?? '', id);
      return { ...query, queryFn: (context: { signal: AbortSignal }) => limit(() => query.queryFn(context)) };
    }),
  });
  const known = numbers.flatMap((number, index) => {
    const statistics = results[index]?.data;
    return statistics === undefined ? [] : [{ number, statistics }];
  });
  const failures = results.filter(({ error }) => error !== null);
  const isSettled = results.every(({ isPending }) => !isPending);
  const hasData = isSettled && (known.length > 0 || numbers.length === 0);
  return {
    data: hasData ? known : undefined,
    error: isSettled ? (failures[0]?.error ?? null) : null,
    // One notice for a round of failures: its last one has the time.
    errorUpdatedAt: isSettled ? Math.max(0, ...failures.map(({ errorUpdatedAt }) => errorUpdatedAt)) : 0,
    failed: isSettled ? numbers.filter((_number, index) => results[index]?.data === undefined) : [],
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failures.map((result) => result.refetch())),
  };
}
