import { dateFormat, numberFormat } from '../intl/formats';

/**
 * A date in the words of the language: "Mar 4, 2026". A date without time is taken as that very day, not as midnight in
 * UTC. What is no date comes back as it is.
 */
export function formatDate(iso: string, locale: string): string {
  return format(iso, locale, { dateStyle: 'medium' });
}

/**
 * The calendar day of a bill, the same wherever it is read: a moment counts by its day in UTC, because that is how it was charged, and
 * one that names no zone is in UTC. What is no date comes back as it is.
 */
export function formatBillingDay(iso: string, locale: string): string {
  return format(iso, locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The moment of a bill, which is in UTC where it names no zone; an invalid date where it is none. */
export function billingMoment(iso: string): Date {
  return new Date(iso.replace(/^([\d-]{10})[T ](\d\d:[\d:.]+)$/, '$1T$2Z'));
}

/** A date with its time: "Mar 4, 2026, 3:15 PM". What is no date comes back as it is. */
export function formatDateTime(iso: string, locale: string): string {
  return format(iso, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const isOfBill = options.timeZone !== undefined;
  const date = isOfBill ? billingMoment(iso) : new Date(iso.replace(/^\d{4}-\d{2}-\d{2}$/, '$&T00:00'));
  if (Number.isNaN(date.getTime())) return iso;
  return keepDateTogether(dateFormat(locale, options).format(date));
}

/**
 * The words of a date as `Intl` makes them, with no line's end between its day, month and year: "4 марта", "4 de marzo", "22 нояб. 2026 г.",
 * "Mar 4, 2026"; nor within a time: "8:03 PM". Whatever formats a date by itself passes it through here.
 */
export function keepDateTogether(words: string): string {
  return words.replace(
    /(?<=\d)\s(?:de\s)?(?=\p{L})|(?<=\p{L}\.?|\d,)\s(?:de\s)?(?=\d{4}(?!\d)|\d{1,2}(?![:\d]))/gu,
    (gap) => gap.replaceAll(/\s/g, '\u00a0'),
  );
}

/** A whole or broken number in the way of the language. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale).format(value);
}

/**
 * A North American number as people write it: "+14155550123" → "(415) 555-0123". Others come back as they are, also one that
 * has ten digits after a plus: there they are another country's.
 */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}
