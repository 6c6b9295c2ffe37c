import { dateFormat, keepDateTogether } from '@careline/shared/ui';
import type { DayRange } from './days';

/** A day or several in the words of the language: "Mar 4, 2026", "Mar 4 – 10, 2026". */
export function periodText({ from, to }: DayRange, tag: string): string {
  return keepDateTogether(dateFormat(tag, { dateStyle: 'medium' }).formatRange(dateOf(from), dateOf(to)));
}

/** From the first to the last of some days in a row, in the same words; empty where there are none. */
export function rangeText(days: readonly DayRange[], tag: string): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? periodText({ from: first.from, to: last.to }, tag) : '';
}

/** A day or several without the year, for rows that all lie in one: "Mar 4", "Mar 4 – 10". */
export function periodTextInYear({ from, to }: DayRange, tag: string): string {
  return keepDateTogether(dateFormat(tag, { month: 'short', day: 'numeric' }).formatRange(dateOf(from), dateOf(to)));
}

/** A day in the least room, for an axis: "Mar 4"; with its year where the axis spans more than one. */
export function axisText({ from }: DayRange, tag: string, withYear: boolean): string {
  const options: Intl.DateTimeFormatOptions = withYear
    ? { month: 'short', year: 'numeric' }
    : { month: 'short', day: 'numeric' };
  return keepDateTogether(dateFormat(tag, options).format(dateOf(from)));
}

/** That very day, not midnight in UTC. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00`);
}
