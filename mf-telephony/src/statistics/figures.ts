import type { Figure } from '@careline/shared/api';
import { numberFormat } from '@careline/shared/ui';
import { type CallStatistics, isAdditive } from '../api/statistics/call-statistics';
import { type DailyCalls, TOTAL_NAMES, totalOf } from './daily-calls';

export type FigureKind = 'count' | 'share' | 'seconds' | 'amount';

/** What a figure counts, told by its name: no list of them is fixed (PD50). */
export function kindOf({ name, value }: Figure): FigureKind {
  if (/(^|_)(rate|percent|percentage|share)$/.test(name)) return 'share';
  if (/(^|_)ratio$/.test(name)) return value <= 1 ? 'share' : 'count';
  if (/(^|_)(seconds|duration)$/.test(name)) return 'seconds';
  return /(^|_)(cost|price|fee|savings|amount|revenue)$/.test(name) ? 'amount' : 'count';
}

/** The servers' own figures of several numbers; of more than one only those that may be added up. */
export function joinFigures(sources: readonly CallStatistics[]): readonly Figure[] {
  const [only, ...others] = sources;
  if (only === undefined || others.length === 0) return only?.figures ?? [];
  const sums = new Map<string, number>();
  for (const { name, value } of sources.flatMap(({ figures }) => figures)) {
    if (isAdditive({ name })) sums.set(name, (sums.get(name) ?? 0) + value);
  }
  return [...sums].map(([name, value]) => ({ name, value }));
}

/** Those that the days' own figures, which stand above them, have not told already. */
export function untoldFigures(figures: readonly Figure[], calls: DailyCalls | undefined): readonly Figure[] {
  if (calls === undefined) return figures;
  const { total, parts } = totalOf(calls);
  const told = (name: string) =>
    TOTAL_NAMES.includes(name)
      ? total
      : parts[calls.kinds.findIndex((kind) => name === kind || name === `${kind}_calls`)];
  return figures.filter(({ name, value }) => told(name) !== value);
}

/** Whether they say that there were no calls, of which there is no rate and no length. */
export function tellsNoCalls(figures: readonly Figure[]): boolean {
  return figures.find(({ name }) => TOTAL_NAMES.includes(name))?.value === 0;
}

/** A rate up to 1 is a share, anything above is per cent already (PD52): 0.755 and 75.5 → "75.5%". */
export function formatRate(rate: number, tag: string): string {
  const share = rate <= 1 ? rate : rate / 100;
  return numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** Seconds as people read them: 75 → "1:15", 3675 → "1:01:15". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(whole % 60)}`;
}
