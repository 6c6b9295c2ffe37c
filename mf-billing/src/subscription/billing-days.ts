import { billingMoment } from '@careline/shared/ui';

/** The same day of the next month, or its last day where that month is shorter; bills count by UTC. */
export function nextMonth(from: Date): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate();
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1, Math.min(from.getUTCDate(), lastDay));
  return next;
}

/** Whether a date is still to come; a day without a time lasts until its end. */
export function isToCome(date: string, now: Date): boolean {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T23:59:59Z` : date;
  return billingMoment(end) >= now;
}
