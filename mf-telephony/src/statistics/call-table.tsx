import { localeTags, useLocale, useTexts } from '@careline/shared';
import { formatNumber } from '@careline/shared/ui';
import type { CallPeriod } from './daily-calls';
import { periodText, periodTextInYear } from './period-text';
import styles from './statistics.module.css';
import { useFigureLabel } from './use-figure-label';

export interface CallTableProps {
  readonly caption: string;
  readonly kinds: readonly string[];
  readonly periods: readonly CallPeriod[];
}

/** The chart's figures in words, the latest first. Scrolls by itself, because a range may hold many days. */
export function CallTable({ caption, kinds, periods }: CallTableProps) {
  const { t } = useTexts();
  const labelOf = useFigureLabel();
  const tag = localeTags[useLocale()];
  const years = new Set(periods.flatMap(({ from, to }) => [from, to].map((day) => day.slice(0, 4))));
  const textOf = years.size > 1 ? periodText : periodTextInYear;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not scroll the table
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.date')}</th>
            <th scope="col">{t('figures.calls')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {labelOf(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.toReversed().map((period) => (
            <tr key={period.from}>
              <th scope="row">{textOf(period, tag)}</th>
              <td>{formatNumber(period.total, tag)}</td>
              {kinds.map((kind, index) => (
                <td key={kind}>{formatNumber(period.parts[index] ?? 0, tag)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
