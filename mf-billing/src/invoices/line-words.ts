import { localeTags, useLocale, useTexts } from '@careline/shared';
import { formatBillingDay, formatNumber, formatPhone, keepDateTogether } from '@careline/shared/ui';
import type { Transaction } from '../api/subscriptions/transaction';

/** What a line is called: by its type (R81), and where that says nothing, by the number that it carries (PD40). */
export function useLineTitle(): (transaction: Transaction) => string {
  const { t } = useTexts();
  return ({ type, phone_number }) =>
    t(`invoices.types.${type === 'other' && phone_number !== undefined ? 'number' : type}`);
}

/** What a line is for. */
export interface LineWords {
  /** Its number or minutes, and the server's words where it sends no data. */
  readonly detail: string | undefined;
  /** The days that it pays. */
  readonly period: string | undefined;
}

/** What a line is for, in the page's language. */
export function useLineWords(): (transaction: Transaction) => LineWords {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  return ({ type, description, period_start, period_end, minutes, phone_number }) => {
    const period =
      period_start === undefined || period_end === undefined
        ? undefined
        : t(type === 'cancellation_refund' ? 'invoices.lines.unused' : 'invoices.lines.period', {
            from: formatBillingDay(period_start, tag),
            to: formatBillingDay(period_end, tag),
          });
    const detail = joined([
      phone_number === undefined ? undefined : t('invoices.lines.number', { phone: formatPhone(phone_number) }),
      minutes === undefined
        ? undefined
        : t('invoices.lines.minutes', { count: minutes, shown: formatNumber(minutes, tag) }),
    ]);
    if (detail !== undefined || period !== undefined) return { detail, period };
    return { detail: type === 'setup_fee' ? t('invoices.lines.once') : description, period };
  };
}

/**
 * When and for what, in what stands on a line of a phone: the period without what repeats itself, and the day of the charge only where the period does
 * not begin or end with it.
 */
export function useShortWords(): (transaction: Transaction) => readonly string[] {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const thisYear = new Date().getUTCFullYear().toString();
  const day = (iso: string, isYearTold = !iso.startsWith(thisYear)) => shortDay(iso, tag, isYearTold);
  return ({ type, created_at, description, period_start, period_end, minutes, phone_number }) => {
    const hasPeriod = period_start !== undefined && period_end !== undefined;
    const isDayTold = hasPeriod && [period_start, period_end].some((end) => isSameDay(end, created_at));
    const what = [
      phone_number === undefined ? undefined : t('invoices.lines.number', { phone: formatPhone(phone_number) }),
      minutes === undefined ? undefined : inMinutes(minutes, tag),
    ].filter((part) => part !== undefined);
    return [
      isDayTold || created_at === undefined ? undefined : day(created_at),
      hasPeriod ? t('invoices.lines.period', { from: day(period_start, false), to: day(period_end) }) : undefined,
      ...(what.length === 0 && !hasPeriod ? [type === 'setup_fee' ? t('invoices.lines.once') : description] : what),
    ].filter((part) => part !== undefined);
  };
}

function isSameDay(one: string, other: string | undefined): boolean {
  return one.slice(0, 10) === other?.slice(0, 10);
}

function shortDay(iso: string, locale: string, isYearTold: boolean): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const year = isYearTold ? 'numeric' : undefined;
  const words = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year, timeZone: 'UTC' }).format(date);
  return keepDateTogether(words);
}

function inMinutes(minutes: number, locale: string): string {
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
  return words.replaceAll(' ', '\u00a0');
}

/** Both in one line. */
export function wholeWords({ detail, period }: LineWords): string | undefined {
  return joined([detail, period]);
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}
