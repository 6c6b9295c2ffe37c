import { useSearchParams, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/api';
import { Card, EmptyState, QueryView, SkeletonCards, SkeletonTable } from '@careline/shared/ui';
import { useFailureNotice } from '../changes/use-failure-notice';
import { CallChart } from './call-chart';
import { CallTable } from './call-table';
import { dailyCalls, periodsOf } from './daily-calls';
import type { DayRange } from './days';
import { ExportStatistics } from './export-statistics';
import { FailedNumbers } from './failed-numbers';
import { FigureList } from './figure-list';
import { joinFigures } from './figures';
import { PeriodFigures } from './period-figures';
import styles from './statistics.module.css';
import { StatisticsFilters } from './statistics-filters';
import { readStatisticsLocation } from './statistics-location';
import { type NumberStatistics, useCallStatistics } from './use-call-statistics';

/** The calls of one number or of all, in the days that the address says. */
export function StatisticsReport({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const location = readStatisticsLocation(params, new Date());
  const chosen = numbers.find(({ id }) => id === location.numberId);
  const query = useCallStatistics(chosen === undefined ? numbers : [chosen]);
  useFailureNotice(query, t('statistics.failed'));
  return (
    <div className={styles.report}>
      <StatisticsFilters numbers={numbers} location={{ ...location, numberId: chosen?.id }} />
      {query.data === undefined ? null : <FailedNumbers query={query} />}
      <QueryView
        query={query.data === undefined ? query : { ...query, error: null }}
        loading={
          <>
            <SkeletonCards cards={4} />
            <SkeletonTable rows={6} columns={4} />
          </>
        }
        errorTitle={t('statistics.failed')}
      >
        {(shown) => <Shown shown={shown} range={location.range} />}
      </QueryView>
    </div>
  );
}

interface ShownProps {
  readonly shown: readonly NumberStatistics[];
  readonly range: DayRange;
}

function Shown({ shown, range }: ShownProps) {
  const { t } = useTexts();
  const sources = shown.map(({ statistics }) => statistics);
  const calls = dailyCalls(sources, range);
  const figures = joinFigures(sources);
  const { step, periods } = periodsOf(calls ?? { days: [] });
  const isQuiet = calls?.days.every(({ total }) => total === 0) ?? true;
  const title = t(`statistics.by.${step}`);
  return (
    <>
      {calls === undefined ? null : <PeriodFigures calls={calls} />}
      {calls === undefined && figures.length > 0 ? null : (
        <Card title={title} actions={isQuiet ? undefined : <ExportStatistics shown={shown} range={range} />}>
          {calls === undefined || isQuiet ? (
            <EmptyState drawing="chart" title={t('statistics.quiet.title')}>
              {t('statistics.quiet.text')}
            </EmptyState>
          ) : (
            <div className={styles.pair}>
              <CallChart calls={calls} periods={periods} />
              <CallTable caption={title} kinds={calls.kinds} periods={periods} />
            </div>
          )}
        </Card>
      )}
      {figures.length === 0 ? null : (
        <section aria-label={t('statistics.overall')}>
          <h2 className={styles.heading}>{t('statistics.overall')}</h2>
          <FigureList figures={figures} />
          <p className={styles.note}>{t('statistics.overallNote')}</p>
        </section>
      )}
    </>
  );
}
