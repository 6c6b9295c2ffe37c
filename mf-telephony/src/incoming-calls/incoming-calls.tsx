import { useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Stack } from '@careline/shared/ui';
import { callLog } from '../calls/call-log';
import { FigureList } from '../statistics/figure-list';
import { joinFigures, tellsNoCalls } from '../statistics/figures';
import { StatisticsView } from '../statistics/statistics-view';
import { CallLogCard } from './call-log-card';
import { CallLogSkeleton } from './call-log-skeleton';
import { ForwardingCard } from './forwarding-card';

/** The calls that the statistics answers tell of, because no call of the contract lists any (PD51); then their figures, and where calls go. */
export function IncomingCalls({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  return (
    <Stack gap={6}>
      <StatisticsView
        numbers={numbers}
        range={undefined}
        loading={<CallLogSkeleton />}
        errorTitle={t('calls.loadError')}
      >
        {(sources) => {
          const figures = joinFigures(sources.map(({ statistics }) => statistics));
          return (
            <>
              <CallLogCard numbers={numbers} calls={callLog(sources)} />
              {figures.length === 0 ? null : <FigureList figures={figures} isQuiet={tellsNoCalls(figures)} />}
            </>
          );
        }}
      </StatisticsView>
      <ForwardingCard numbers={numbers} />
    </Stack>
  );
}
