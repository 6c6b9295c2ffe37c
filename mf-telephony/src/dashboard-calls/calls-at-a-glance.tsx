import { localeTags, useLocale, useTexts } from '@careline/shared';
import { EmptyState, formatNumber } from '@careline/shared/ui';
import { callLog, dayOf, isMissed } from '../calls/call-log';
import { numberToTest, TestCall } from '../calls/test-call';
import { dailyCalls, tellsCalls } from '../statistics/daily-calls';
import { addDays, type DayRange, localDay, today } from '../statistics/days';
import type { NumberStatistics } from '../statistics/use-call-statistics';
import { CallList } from './call-list';
import styles from './dashboard-calls.module.css';
import { WeekChart } from './week-chart';

const MISSED = 3;
const LATEST = 5;
const WEEK = 7;

export interface CallsAtAGlanceProps {
  readonly sources: readonly NumberStatistics[];
  /** The days that they tell of: up to today, or to an earlier day where that could not be asked for. */
  readonly range: DayRange;
  readonly now: Date;
}

/** Missed calls first, because they are what there is to do; then the week, then whoever called last. */
export function CallsAtAGlance({ sources, range: { to }, now }: CallsAtAGlanceProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const log = callLog(sources);
  const all = sources.map(({ statistics }) => statistics);
  const week = dailyCalls(all, { from: addDays(to, 1 - WEEK), to });
  const chart = week && <WeekChart week={week} />;
  if (log.length === 0 && tellsCalls(all)) {
    return (
      <div className={styles.glance}>
        <p className={styles.figure}>{t('calls.unlisted.text')}</p>
        {chart}
      </div>
    );
  }
  if (log.length === 0) {
    const tested = numberToTest(sources.map(({ number }) => number));
    return (
      <EmptyState
        drawing="phone"
        title={t('glance.none.title')}
        action={tested === undefined ? undefined : <TestCall number={tested} />}
      >
        {t('glance.none.text')}
      </EmptyState>
    );
  }
  const missed = log.filter(isMissed);
  const yesterday = addDays(localDay(now), -1);
  const fresh = missed.filter(({ started_at }) => (dayOf(started_at) ?? '') >= yesterday).length;
  return (
    <div className={styles.glance}>
      <div className={styles.figure}>
        {to < today(now) ? null : (
          <p>
            <b>{formatNumber(fresh, tag)}</b> {t('glance.missedSince', { count: fresh })}
          </p>
        )}
        <p>{t('calls.callBackHint')}</p>
      </div>
      {chart}
      <CallList title={t('glance.missed')} empty={t('glance.noneMissed')} calls={missed.slice(0, MISSED)} now={now} />
      <CallList title={t('calls.log')} calls={log.slice(0, LATEST)} now={now} withStatus />
    </div>
  );
}
