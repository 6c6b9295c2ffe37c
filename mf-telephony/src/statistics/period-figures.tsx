import { localeTags, useLocale, useTexts } from '@careline/shared';
import { formatNumber, numberFormat, Stat, StatList, VisuallyHidden } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { type DailyCalls, totalOf } from './daily-calls';
import { periodText, rangeText } from './period-text';
import { useFigureLabel } from './use-figure-label';

export interface PeriodFiguresProps {
  readonly calls: DailyCalls;
  /** Figures of these days that no day tells. */
  readonly children?: ReactNode;
}

/** The chosen days at a glance. */
export function PeriodFigures({ calls, children }: PeriodFiguresProps) {
  const { t } = useTexts();
  const labelOf = useFigureLabel();
  const tag = localeTags[useLocale()];
  const { total, parts } = totalOf(calls);
  const busiest = calls.days.reduce((most, day) => (day.total > most.total ? day : most), calls.days[0] ?? nothing);
  const mean = numberFormat(tag, { maximumFractionDigits: 1 }).format(total / Math.max(1, calls.counted));
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('statistics.result', { count: total, range: rangeText(calls.days, tag) })}</span>
      </VisuallyHidden>
      <StatList>
        <Stat label={t('figures.calls')} value={formatNumber(total, tag)} note={t('statistics.perDay', { mean })} />
        {calls.kinds.map((kind, index) => (
          <Stat
            key={kind}
            label={labelOf(kind)}
            value={formatNumber(parts[index] ?? 0, tag)}
            note={
              index < calls.stacked.length && total > 0
                ? t('statistics.ofAll', { share: share(parts[index] ?? 0, total, tag) })
                : undefined
            }
          />
        ))}
        <Stat
          label={t('statistics.busiest')}
          value={total === 0 ? '—' : formatNumber(busiest.total, tag)}
          note={total === 0 ? undefined : periodText(busiest, tag)}
        />
        {children}
      </StatList>
    </>
  );
}

const nothing = { from: '', to: '', total: 0, parts: [] };

function share(part: number, total: number, tag: string): string {
  return numberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(part / total);
}
