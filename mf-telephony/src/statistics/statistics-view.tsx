import { useFailureNotice } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { leadFocus, QueryView, Stack } from '@careline/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { DayRange } from './days';
import { FailedNumbers } from './failed-numbers';
import styles from './statistics.module.css';
import { type CallStatisticsQuery, type NumberStatistics, useCallStatistics } from './use-call-statistics';

export interface StatisticsViewProps<Range extends DayRange | undefined> {
  readonly numbers: readonly ForwardingNumber[];
  /** The days to ask for; undefined for what the servers take for all. */
  readonly range: Range;
  /** A skeleton with the shape of what comes. */
  readonly loading: ReactNode;
  /** Heading of the error where none could be had. */
  readonly errorTitle: string;
  readonly children: (sources: readonly NumberStatistics[], range: Range) => ReactNode;
}

/**
 * From the statistics of some numbers to a screen: loading, none with Retry, some of them with a note on the others, or all. While other days or
 * numbers are on their way, those of before stay.
 */
export function StatisticsView<Range extends DayRange | undefined>({
  numbers,
  range,
  loading,
  errorTitle,
  children,
}: StatisticsViewProps<Range>) {
  const query = useCallStatistics(numbers, range);
  const shown = useLastShown(query, range);
  const region = useRef<HTMLDivElement>(null);
  useFailureNotice(query.failure, 'statistics.failed');
  return (
    <QueryView
      errorInCard
      // The note on the failed numbers stands for the error of those.
      query={shown === undefined ? { ...query, data: undefined } : { ...query, data: shown, error: null }}
      loading={loading}
      errorTitle={errorTitle}
    >
      {({ sources, range: days }) => (
        <div ref={region} tabIndex={-1} className={styles.region} aria-busy={query.data === undefined}>
          <Stack gap={6}>
            <FailedNumbers query={query} onComplete={() => leadFocus(region.current)} />
            {children(sources, days)}
          </Stack>
        </div>
      )}
    </QueryView>
  );
}

interface Shown<Range> {
  readonly sources: readonly NumberStatistics[];
  readonly range: Range;
}

/** What has come, with its days; until the next has come or failed, what came before. */
export function useLastShown<Range extends DayRange | undefined>(
  { data, error }: Pick<CallStatisticsQuery, 'data' | 'error'>,
  range: Range,
): Shown<Range> | undefined {
  const current = data && { sources: data, range };
  const [last, setLast] = useState(current);
  if (current !== undefined && !isSame(current, last)) setLast(current);
  return current ?? (error === null ? last : undefined);
}

function isSame(one: Shown<DayRange | undefined>, other: Shown<DayRange | undefined> | undefined): boolean {
  return (
    one.range?.from === other?.range?.from &&
    one.range?.to === other?.range?.to &&
    one.sources.length === other?.sources.length &&
    one.sources.every(({ statistics }, index) => statistics === other?.sources[index]?.statistics)
  );
}
