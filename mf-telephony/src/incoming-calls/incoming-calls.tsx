import { useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/api';
import { QueryView, SkeletonCards, SkeletonTable, Stack } from '@careline/shared/ui';
import { useFailureNotice } from '../changes/use-failure-notice';
import { FailedNumbers } from '../statistics/failed-numbers';
import { FigureList } from '../statistics/figure-list';
import { joinFigures } from '../statistics/figures';
import { useCallStatistics } from '../statistics/use-call-statistics';
import { callLog } from './call-log';
import { CallLogCard } from './call-log-card';
import { ForwardingCard } from './forwarding-card';

/** Where calls go, and what the statistics answers tell of them: no call of the contract lists calls (decisions.md D51). */
export function IncomingCalls({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  const query = useCallStatistics(numbers);
  useFailureNotice(query, t('statistics.failed'));
  return (
    <Stack gap={6}>
      <ForwardingCard numbers={numbers} />
      {query.data === undefined ? null : <FailedNumbers query={query} />}
      <QueryView
        query={query.data === undefined ? query : { ...query, error: null }}
        loading={
          <Stack gap={6}>
            <SkeletonCards cards={4} />
            <SkeletonTable rows={6} columns={5} />
          </Stack>
        }
        errorTitle={t('statistics.failed')}
      >
        {(sources) => {
          const figures = joinFigures(sources.map(({ statistics }) => statistics));
          return (
            <Stack gap={6}>
              {figures.length === 0 ? null : <FigureList figures={figures} />}
              <CallLogCard calls={callLog(sources)} />
            </Stack>
          );
        }}
      </QueryView>
    </Stack>
  );
}
