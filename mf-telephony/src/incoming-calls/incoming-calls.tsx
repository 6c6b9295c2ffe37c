import { useQueryClient, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Stack } from '@careline/shared/ui';
import { useEffect, useRef } from 'react';
import { statisticsKey } from '../api/statistics/statistics-queries';
import { callLog } from '../calls/call-log';
import { tellsCalls } from '../statistics/daily-calls';
import { localDay } from '../statistics/days';
import { OverallFigures } from '../statistics/figure-list';
import { joinFigures, tellsNoCalls } from '../statistics/figures';
import { StatisticsView } from '../statistics/statistics-view';
import { useNow } from '../statistics/use-now';
import { CallLogCard } from './call-log-card';
import { CallLogSkeleton } from './call-log-skeleton';
import { ForwardingCard } from './forwarding-card';

/** The calls that the statistics answers tell of, because no call of the contract lists any (PD51); then their figures, and where calls go. */
export function IncomingCalls({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  useCallsOfAnotherDay();
  return (
    <Stack gap={6}>
      <StatisticsView
        numbers={numbers}
        range={undefined}
        loading={<CallLogSkeleton />}
        errorTitle={t('calls.loadError')}
      >
        {(sources) => {
          const all = sources.map(({ statistics }) => statistics);
          const figures = joinFigures(all);
          return (
            <>
              <CallLogCard numbers={numbers} calls={callLog(sources)} isCounted={tellsCalls(all)} />
              {figures.length === 0 ? null : (
                <OverallFigures figures={figures} isQuiet={tellsNoCalls(figures)} note={t('calls.overallNote')} />
              )}
            </>
          );
        }}
      </StatisticsView>
      <ForwardingCard numbers={numbers} />
    </Stack>
  );
}

/** Asks anew once another day has begun: the log names no days to its server, and would say of that one that nobody has called. */
function useCallsOfAnotherDay(): void {
  const queries = useQueryClient();
  const day = localDay(useNow());
  const asked = useRef(day);
  useEffect(() => {
    if (asked.current === day) return;
    asked.current = day;
    void queries.invalidateQueries({ queryKey: statisticsKey });
  }, [day, queries]);
}
