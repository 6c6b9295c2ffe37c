import { localeTags, useLocale, useTexts } from '@careline/shared';
import { dateFormat, formatNumber } from '@careline/shared/ui';
import { type CallPeriod, type DailyCalls, totalOf } from '../statistics/daily-calls';
import { periodText } from '../statistics/period-text';
import styles from './dashboard-calls.module.css';

/** Seven bars with their figures: nothing of it needs a hover, and read out it is one sentence. The great chart is the statistics'. */
export function WeekChart({ week }: { readonly week: DailyCalls }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const missedAt = week.kinds.findIndex((kind) => kind.includes('miss'));
  // A part of a bar only where all parts make the whole.
  const missedOf = ({ parts }: CallPeriod) => (week.isWhole ? (parts[missedAt] ?? 0) : 0);
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
        {missedAt < 0 ? null : (
          <span className={styles.weekMissed}>{t('glance.weekMissed', { count: total.parts[missedAt] ?? 0 })}</span>
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
