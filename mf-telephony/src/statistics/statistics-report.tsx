import { localeTags, useLocale, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Card, EmptyState, Stack, useIsPhone } from '@careline/shared/ui';
import { PrintedChoice } from '../phones/printed-choice';
import { useChosenParams } from '../phones/use-chosen-params';
import { CallChart } from './call-chart';
import { CallTable } from './call-table';
import { type DailyCalls, dailyCalls, NARROW, periodsOf } from './daily-calls';
import type { DayRange } from './days';
import { ExportStatistics } from './export-statistics';
import { Figures, OverallFigures } from './figure-list';
import { joinFigures, tellsNoCalls, untoldFigures } from './figures';
import { PeriodFigures } from './period-figures';
import { periodText } from './period-text';
import { ReportSkeleton } from './report-skeleton';
import styles from './statistics.module.css';
import { StatisticsFilters } from './statistics-filters';
import { readStatisticsLocation } from './statistics-location';
import { StatisticsView } from './statistics-view';
import type { NumberStatistics } from './use-call-statistics';
import { useExportAction } from './use-export-action';
import { useNow } from './use-now';

/** The calls of one number or of all, in the days that the address says. */
export function StatisticsReport({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  const { params, choose } = useChosenParams();
  const location = readStatisticsLocation(params, useNow());
  const chosen = numbers.find(({ id }) => id === location.numberId);
  return (
    <Stack gap={6}>
      <StatisticsFilters
        numbers={numbers}
        location={{ ...location, numberId: chosen?.id }}
        params={params}
        onChoose={choose}
      />
      <StatisticsView
        numbers={chosen === undefined ? numbers : [chosen]}
        range={location.range}
        loading={<ReportSkeleton />}
        errorTitle={t('statistics.loadError')}
      >
        {(shown, range) => <Shown shown={shown} range={range} />}
      </StatisticsView>
    </Stack>
  );
}

interface ShownProps {
  readonly shown: readonly NumberStatistics[];
  readonly range: DayRange;
}

/** What the servers tell by day, and then what they tell without days. */
function Shown({ shown, range }: ShownProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const [first, ...others] = shown;
  const sources = shown.map(({ statistics }) => statistics);
  const calls = dailyCalls(sources, range);
  const figures = joinFigures(sources);
  const untold = untoldFigures(figures, calls);
  // Figures without days are all that such a server tells; figures of nothing are a quiet time.
  // A server that takes no range counts all that it knows of.
  const isOfRange = sources.every(({ since = '' }) => since >= range.from);
  const tellsNoDays = calls === undefined && figures.some(({ value }) => value !== 0);
  const isQuiet = tellsNoCalls(figures);
  useExportAction(tellsNoDays ? 'statistics.noDays' : hasCalls(calls) ? undefined : 'statistics.quiet.title');
  // One figure alone is no part of the page.
  const joinsOthers = calls !== undefined && isOfRange && untold.length === 1;
  return (
    <>
      {/* Of what stands here, also while something else that was chosen is on its way. */}
      <PrintedChoice number={others.length === 0 ? first?.number : undefined} others={[periodText(range, tag)]} />
      {calls === undefined ? null : (
        <PeriodFigures calls={calls}>
          {joinsOthers ? <Figures figures={untold} isQuiet={isQuiet} /> : null}
        </PeriodFigures>
      )}
      {tellsNoDays ? null : <DailyCard calls={calls} shown={shown} range={range} />}
      {untold.length === 0 || joinsOthers ? null : (
        <OverallFigures
          figures={untold}
          isQuiet={isQuiet}
          note={t(isOfRange ? 'statistics.rangeNote' : 'statistics.overallNote')}
        />
      )}
    </>
  );
}

function hasCalls(calls: DailyCalls | undefined): calls is DailyCalls {
  return calls?.days.some(({ total }) => total > 0) ?? false;
}

function DailyCard({ calls, shown, range }: ShownProps & { readonly calls: DailyCalls | undefined }) {
  const { t } = useTexts();
  const room = useIsPhone() ? NARROW : undefined;
  const { step, periods } = periodsOf(calls ?? { days: [] }, room);
  const title = t(`statistics.by.${step}`);
  if (!hasCalls(calls)) {
    return (
      <Card title={title}>
        <EmptyState drawing="chart" title={t('statistics.quiet.title')}>
          {t('statistics.quiet.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={title} actions={<ExportStatistics shown={shown} range={range} />}>
      <div className={styles.pair}>
        <CallChart calls={calls} periods={periods} />
        <CallTable caption={t('statistics.table', { title })} kinds={calls.kinds} periods={periods} />
      </div>
    </Card>
  );
}
