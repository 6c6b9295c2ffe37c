import { badRequest } from '../http-error';

/** A query's date, or moment, in UTC; `time` completes a bare date. Throws for what only looks like a date. */
export function momentOf(text: string | undefined, time: '00:00:00.000' | '23:59:59.999'): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T${time}Z` : text);
  // PostgreSQL knows no year 0.
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1900)
    throw badRequest('{text} is not a date', { text });
  return moment;
}
