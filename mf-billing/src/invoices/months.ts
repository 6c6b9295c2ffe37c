import { billingMoment, dateFormat, keepDateTogether } from '@careline/shared/ui';

/** At least this many months can be chosen. */
const LEAST = 12;

/** A bill's day, which counts by UTC as in formatBillingDay: `2026-11-05`. What is no date comes back as it begins. */
export function billingDay(iso: string): string {
  const date = billingMoment(iso);
  return (Number.isNaN(date.getTime()) ? iso : date.toISOString()).slice(0, 10);
}

/** The month of a bill's day: `2026-11`. */
export function monthOf(iso: string): string {
  return billingDay(iso).slice(0, 7);
}

/** Months from now back to that of `since`, the newest first, as in ISO dates: `2026-11`. Bills count by UTC. */
export function monthsSince(since: string | undefined, now: Date): readonly string[] {
  const first = since === undefined ? '' : monthOf(since);
  const months: string[] = [];
  for (let back = 0; back < 240; back += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
    if (back >= LEAST && month < first) break;
    if (back >= LEAST && first === '') break;
    months.push(month);
  }
  return months;
}

/** "November 2026". */
export function monthName(month: string, locale: string): string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return keepDateTogether(dateFormat(locale, options).format(new Date(`${month}-01T00:00:00Z`)));
}
