import { localeTags, useLocale, useTexts } from '@careline/shared';
import { formatBillingDay, formatNumber, formatPhone } from '@careline/shared/ui';
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

/** Both in one line. */
export function wholeWords({ detail, period }: LineWords): string | undefined {
  return joined([detail, period]);
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}
