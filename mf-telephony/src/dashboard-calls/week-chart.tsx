import { localeTags, useLocale, useTexts } from '@careline/shared';
import { dateFormat, formatNumber } from '@careline/shared/ui';
import { isMissedKind } from '../calls/call-kinds';
import { type CallPeriod, type DailyCalls, totalOf } from '../statistics/daily-calls';
import { periodText } from '../statistics/period-text';
import styles from './dashboard-calls.module.css';

/** Seven bars with their figures: nothing of it needs a hover, and read out it is one sentence. The great chart is the statistics'. */
export function WeekChart({ week }: { readonly week: DailyCalls }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const missed = missedKinds(week);
  const sumOf = ({ parts }: Pick<CallPeriod, 'parts'>) =>
    missed.reduce((sum, kind) => sum + (parts[week.kinds.indexOf(kind)] ?? 0), 0);
  // A part of a bar only where all parts make the whole.
  const missedOf = (day: CallPeriod) => (week.stacked.length > 0 ? sumOf(day) : 0);
  const top = Math.max(1, ...week.days.map(({ total }) => total));
  const weekday = dateFormat(tag, { weekday: 'short' });
  const total = totalOf(week);
  const missedText = (count: number) => (count === 0 ? '' : `, ${t('glance.weekMissed', { count })}`);
  const days = week.days
    .map((day) => `${periodText(day, tag)}: ${formatNumber(day.total, tag)}${missedText(missedOf(day))}`)
    .join('; ');
  return (
    <figure className={styles.week}>
      <figcaption className={styles.weekTitle}>
        {t('glance.week', { count: total.total })}
        {missed.length === 0 ? null : (
          <span className={styles.weekMissed}>{t('glance.weekMissed', { count: sumOf(total) })}</span>
        )}
      </figcaption>
      <div className={styles.bars} role="img" aria-label={t('glance.chart', { days })}>
        {week.days.map((day) => (
          <span key={day.from} className={styles.day}>
            <span className={styles.count}>{formatNumber(day.total, tag)}</span>
            <span className={styles.bar} style={{ height: `${(day.total / top) * 100}%` }}>
              {missedOf(day) === 0 ? null : (
                <span className={styles.missedPart} style={{ height: `${(missedOf(day) / day.total) * 100}%` }} />
              )}
            </span>
            <span className={styles.weekday}>{weekday.format(new Date(`${day.from}T00:00`))}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The kinds that make up the missed calls. Kinds that are no parts of a whole may overlap: "missed" holds the others then. */
function missedKinds({ kinds, stacked }: DailyCalls): readonly string[] {
  const missed = kinds.filter(isMissedKind);
  const named = missed.filter((kind) => kind.includes('miss'));
  return stacked.length > 0 || named.length === 0 ? missed : named.slice(0, 1);
}
