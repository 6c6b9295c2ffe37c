import { localeTags, useLocale, useTexts } from '@careline/shared';
import {
  billingMoment,
  dateFormat,
  formatNumber,
  formatPhone,
  keepDateTogether,
  numberFormat,
} from '@careline/shared/ui';
import type { Transaction } from '../api/subscriptions/transaction';
import { billingDay } from './months';

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
        : type === 'cancellation_refund'
          ? t('invoices.lines.unused', { period: periodText(period_start, period_end, tag) })
          : periodText(period_start, period_end, tag);
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

/** What stands on the two lines of a phone. */
export interface ShortWords {
  /** The day of a charge that went through, beside the title. */
  readonly day: string | undefined;
  /** When and for what, the period without what repeats itself. */
  readonly facts: readonly string[];
}

/**
 * When and for what, as there is room for it on a phone: the day of the charge only where the period does not begin or end with it, as after a second
 * attempt. Beside the title is room for it where no badge takes that. Beside a badge is room for two facts: what paid for no period tells the day and
 * what it was for.
 */
export function useShortWords(): (transaction: Transaction) => ShortWords {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const thisYear = new Date().getUTCFullYear().toString();
  const optionsOf = (iso: string) => (billingDay(iso).startsWith(thisYear) ? inThisYear : inAnyYear);
  return ({ type, status, created_at, description, period_start, period_end, minutes, phone_number }) => {
    const hasPeriod = period_start !== undefined && period_end !== undefined;
    const isDayTold = hasPeriod && [period_start, period_end].some((end) => isSameDay(end, created_at));
    const what = [
      phone_number === undefined ? undefined : t('invoices.lines.number', { phone: formatPhone(phone_number) }),
      minutes === undefined ? undefined : inMinutes(minutes, tag),
    ].filter((part) => part !== undefined);
    const isPeriodTold = hasPeriod && (status === 'succeeded' || what.length === 0 || created_at === undefined);
    const day =
      (isDayTold && isPeriodTold) || created_at === undefined
        ? undefined
        : shortDay(created_at, tag, optionsOf(created_at));
    const isBeside = hasPeriod && status === 'succeeded';
    const facts = [
      isBeside ? undefined : day,
      isPeriodTold ? periodText(period_start, period_end, tag, optionsOf(period_end)) : undefined,
      ...(what.length === 0 && !hasPeriod ? [type === 'setup_fee' ? t('invoices.lines.once') : description] : what),
    ];
    return { day: isBeside ? day : undefined, facts: facts.filter((part) => part !== undefined) };
  };
}

function isSameDay(one: string, other: string | undefined): boolean {
  return other !== undefined && billingDay(one) === billingDay(other);
}

// The days of a bill, as in formatBillingDay.
const inThisYear = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const inAnyYear = { ...inThisYear, year: 'numeric' } as const;

function shortDay(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = billingMoment(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return keepDateTogether(dateFormat(locale, options).format(date));
}

/** The days from the first to the last; what month or year they share is told once. */
function periodText(from: string, to: string, locale: string, options: Intl.DateTimeFormatOptions = inAnyYear): string {
  const [first, last] = [billingMoment(from), billingMoment(to)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return `${from} – ${to}`;
  return keepDateTogether(dateFormat(locale, options).formatRange(first, last));
}

function inMinutes(minutes: number, locale: string): string {
  const words = numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
  return words.replaceAll(' ', '\u00a0');
}

/** Both in one line. */
export function wholeWords({ detail, period }: LineWords): string | undefined {
  return joined([detail, period]);
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}
