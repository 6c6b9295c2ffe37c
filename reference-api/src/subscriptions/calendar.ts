import type { Period } from './charge';

/**
 * The moment one month after `from`, on the day of the month of `anchor`; on the last day where the month is too short.
 * Without the anchor a subscription of the 31st would end up on the 28th.
 */
export function nextMonth(from: Date, anchor: Date): Date {
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return next;
}

/** In ms. */
export const day = 24 * 60 * 60 * 1000;

export function daysIn({ from, to }: Period): number {
  return Math.round((to.getTime() - from.getTime()) / day);
}

/** The month that begins at a moment; for `anchor` see nextMonth. */
export function monthFrom(from: Date, anchor: Date): Period {
  return { from, to: nextMonth(from, anchor) };
}

/** For descriptions, which the API writes in English. */
export function shownDay(date: Date): string {
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
}
