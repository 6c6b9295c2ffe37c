import { useFailureNotice } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { leadFocus, QueryView, Stack } from '@careline/shared/ui';
import { type ReactNode, useRef } from 'react';
import type { DayRange } from './days';
import { FailedNumbers } from './failed-numbers';
import styles from './statistics.module.css';
import { type NumberStatistics, useCallStatistics } from './use-call-statistics';
import { useLastShown } from './use-last-shown';

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
  const last = useLastShown(query.data, range);
  // What failed is told in the place of what came before.
  const shown = query.data === undefined && query.error !== null ? undefined : last;
  const region = useRef<HTMLDivElement>(null);
  useFailureNotice(query.failure, 'statistics.failed');
  return (
    <QueryView
      errorInCard
      // The note on the failed numbers stands for the error of those.
      query={{ ...query, data: shown, error: query.failed.length > 0 ? null : query.error }}
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
