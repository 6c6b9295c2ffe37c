import { badRequest } from '../http-error';

/** A day, or a moment with or without a zone, as ISO 8601 writes them; a blank may stand for the T. */
const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A query's date, or moment, in UTC; `time` completes a bare date. Throws for what only looks like a date. */
export function momentOf(text: string | undefined, time: '00:00:00.000' | '23:59:59.999'): Date | undefined {
  if (text === undefined) return undefined;
  const [, day = '', clock = time, zone = 'Z'] = written.exec(text) ?? [];
  const moment = new Date(`${day}T${clock}${zone}`);
  // Date takes February 30 for March 2.
  const isDay = new Date(day).toJSON()?.startsWith(day);
  // PostgreSQL knows no year 0, and none of five digits as Date writes it, to which a zone leads from the end of 9999.
  const year = moment.getUTCFullYear();
  if (!isDay || !(year >= 1900 && year <= 9999)) throw badRequest('{text} is not a date', { text });
  return moment;
}
