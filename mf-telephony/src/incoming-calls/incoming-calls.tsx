import type { ForwardingNumber } from '@careline/shared/lists';
import { Stack } from '@careline/shared/ui';
import { FigureList } from '../statistics/figure-list';
import { joinFigures } from '../statistics/figures';
import { StatisticsView } from '../statistics/statistics-view';
import { callLog } from './call-log';
import { CallLogCard } from './call-log-card';
import { ForwardingCard } from './forwarding-card';

/** Where calls go, and what the statistics answers tell of them: no call of the contract lists calls (PD51). */
export function IncomingCalls({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  return (
    <Stack gap={6}>
      <ForwardingCard numbers={numbers} />
      <StatisticsView numbers={numbers}>
        {(sources) => {
          const figures = joinFigures(sources.map(({ statistics }) => statistics));
          return (
            <>
              {figures.length === 0 ? null : <FigureList figures={figures} />}
              <CallLogCard calls={callLog(sources)} />
            </>
          );
        }}
      </StatisticsView>
    </Stack>
  );
}
