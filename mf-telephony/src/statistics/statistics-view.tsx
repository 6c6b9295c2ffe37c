import { useFailureNotice, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { leadFocus, QueryView, Stack } from '@careline/shared/ui';
import { type ReactNode, useRef } from 'react';
import { FailedNumbers } from './failed-numbers';
import styles from './statistics.module.css';
import { type NumberStatistics, useCallStatistics } from './use-call-statistics';

export interface StatisticsViewProps {
  readonly numbers: readonly ForwardingNumber[];
  /** A skeleton with the shape of what comes. */
  readonly loading: ReactNode;
  readonly children: (shown: readonly NumberStatistics[]) => ReactNode;
}

/** From the statistics of some numbers to a screen: loading, none with Retry, some of them with a note on the others, or all. */
export function StatisticsView({ numbers, loading, children }: StatisticsViewProps) {
  const { t } = useTexts();
  const query = useCallStatistics(numbers);
  const region = useRef<HTMLDivElement>(null);
  useFailureNotice(query.failure, t('statistics.failed'));
  return (
    <QueryView
      // The note on the failed numbers stands for the error of those.
      query={query.data === undefined ? query : { ...query, error: null }}
      loading={loading}
      errorTitle={t('statistics.failed')}
    >
      {(shown) => (
        <div ref={region} tabIndex={-1} className={styles.region}>
          <Stack gap={6}>
            <FailedNumbers query={query} onComplete={() => leadFocus(region.current)} />
            {children(shown)}
          </Stack>
        </div>
      )}
    </QueryView>
  );
}
