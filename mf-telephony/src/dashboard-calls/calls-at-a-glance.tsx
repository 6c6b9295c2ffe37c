import { localeTags, useLocale, useTexts } from '@careline/shared';
import { EmptyState, formatNumber } from '@careline/shared/ui';
import { callLog, dayOf, isMissed } from '../calls/call-log';
import { numberToTest, TestCall } from '../calls/test-call';
import { dailyCalls } from '../statistics/daily-calls';
import { addDays, type DayRange, localDay, today } from '../statistics/days';
import { tellsCalls } from '../statistics/figures';
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
export function CallsAtAGlance({ sources, range, now }: CallsAtAGlanceProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const log = callLog(sources);
  const { to } = range;
  const all = sources.map(({ statistics }) => statistics);
  const week = dailyCalls(all, { from: addDays(to, 1 - WEEK), to });
  const isListed = log.length > 0;
  if (!isListed && !tellsCalls(dailyCalls(all, range)?.days ?? [], all)) {
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
        {!isListed || to < today(now) ? null : (
          <p>
            <b>{formatNumber(fresh, tag)}</b> {t('glance.missedSince', { count: fresh })}
          </p>
        )}
        {isListed ? <p>{t('calls.callBackHint')}</p> : <p>{t('calls.unlisted.text')}</p>}
      </div>
      {week === undefined ? null : <WeekChart week={week} />}
      <CallList
        title={t('glance.missed')}
        empty={t(isListed ? 'glance.noneMissed' : 'calls.unlisted.title')}
        calls={missed.slice(0, MISSED)}
        now={now}
      />
      <CallList
        title={t('calls.log')}
        empty={t('calls.unlisted.title')}
        calls={log.slice(0, LATEST)}
        now={now}
        withStatus
      />
    </div>
  );
}
