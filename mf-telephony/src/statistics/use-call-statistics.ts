import { type FailingQuery, usePlatform, useQueries, useQueryClient, useSession } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import type { ViewedQuery } from '@careline/shared/ui';
import { useEffect, useState } from 'react';
import type { CallStatistics } from '../api/statistics/call-statistics';
import { statisticsKey, statisticsQuery } from '../api/statistics/statistics-queries';
import { type Day, type DayRange, today } from './days';
import { createLimit } from './limit';

/** Most calls for statistics under way at once (PD50). */
const PARALLEL = 4;
/** In ms, between two asks of a page that stays in sight. */
const ASK_EVERY = 5 * 60_000;

export interface NumberStatistics {
  readonly number: ForwardingNumber;
  readonly statistics: CallStatistics;
}

export interface CallStatisticsQuery extends ViewedQuery<readonly NumberStatistics[]> {
  /** One failure for a round of calls, told when its last one has settled. */
  readonly failure: FailingQuery;
  /** Resolves to whether everything that had failed has come. */
  refetch(): Promise<boolean>;
  /** Numbers whose statistics could not be had, while those of others could. */
  readonly failed: readonly ForwardingNumber[];
}

interface AnsweredQuery {
  readonly state: { readonly dataUpdatedAt: number };
}

/**
 * The statistics of several numbers as one query, of a range of days or of what the servers take for all: it has data once all have settled, and an error only where none came. What has
 * failed and is tried again stays failed until it has come.
 */
export function useCallStatistics(numbers: readonly ForwardingNumber[], range?: DayRange): CallStatisticsQuery {
  const { api } = usePlatform();
  const { user } = useSession();
  const [limit] = useState(() => createLimit(PARALLEL));
  const results = useQueries({
    queries: numbers.map(({ id }) => {
      const query = statisticsQuery(api, user?.id ?? '', id, range);
      return {
        ...query,
        queryFn: (context: { signal: AbortSignal }) => limit(() => query.queryFn(context)),
        // Who comes back to the tab wants to know who has called meanwhile.
        refetchOnWindowFocus: (answered: AnsweredQuery) => mayHaveGrown(answered, range?.to),
      };
    }),
  });
  useNewCalls(range?.to);
  const known = numbers.flatMap((number, index) => {
    const statistics = results[index]?.data;
    return statistics === undefined ? [] : [{ number, statistics }];
  });
  const failing = results.filter(({ data, error, isFetched }) => error !== null || (data === undefined && isFetched));
  const error = useLatestError(results);
  const isFetching = results.some((result) => result.isFetching);
  const isSettled = results.every(({ isPending, isFetched }) => !isPending || isFetched);
  const hasData = isSettled && (known.length > 0 || numbers.length === 0);
  return {
    data: hasData ? known : undefined,
    error: isSettled && failing.length > 0 ? error : null,
    failure: {
      error: isFetching || failing.length === 0 ? null : error,
      errorUpdatedAt: isFetching ? 0 : Math.max(0, ...failing.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    },
    failed: hasData ? numbers.filter((_number, index) => results[index]?.data === undefined) : [],
    // What Retry waits for: what is asked again by itself is no matter of its own.
    isFetching: failing.some((result) => result.isFetching),
    refetch: async () =>
      (await Promise.all(failing.map((result) => result.refetch()))).every(({ isError }) => !isError),
  };
}

/** Days that were over when they were asked for have no new calls. */
function mayHaveGrown({ state }: AnsweredQuery, last: Day | undefined): boolean {
  return last === undefined || last >= today(new Date(state.dataUpdatedAt));
}

/**
 * Asks again now and then, for who never leaves the tab. Of all numbers at once, so that what fails is told once; what had failed waits for Retry, or for
 * who comes back.
 */
function useNewCalls(last: Day | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      void queries.refetchQueries(
        {
          queryKey: statisticsKey,
          type: 'active',
          predicate: (query) => query.state.error === null && mayHaveGrown(query, last),
        },
        { cancelRefetch: false },
      );
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [queries, last]);
}

/** The first error, also while its query is tried again: TanStack Query forgets it with the new call. */
function useLatestError(results: readonly { readonly error: Error | null }[]): Error | null {
  const current = results.find(({ error }) => error !== null)?.error ?? null;
  const [latest, setLatest] = useState(current);
  if (current !== null && current !== latest) setLatest(current);
  return current ?? latest;
}
