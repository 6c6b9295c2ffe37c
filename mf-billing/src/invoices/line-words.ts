import { localeTags, useLocale, useTexts } from '@careline/shared';
import { formatBillingDay, formatNumber, formatPhone } from '@careline/shared/ui';
import type { Transaction } from '../api/subscriptions/transaction';

/** What a line is called: by its type (R81), and where that says nothing, by the number that it carries (PD40). */
export function useLineTitle(): (transaction: Transaction) => string {
  const { t } = useTexts();
  return ({ type, phone_number }) =>
    t(`invoices.types.${type === 'other' && phone_number !== undefined ? 'number' : type}`);
}

/** What a line is for, in the page's language: from its data, and in the server's words only where it sends none. */
export function useLineWords(): (transaction: Transaction) => string | undefined {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  return ({ type, description, period_start, period_end, minutes, phone_number }) => {
    const parts = [
      phone_number === undefined ? undefined : t('invoices.lines.number', { phone: formatPhone(phone_number) }),
      minutes === undefined
        ? undefined
        : t('invoices.lines.minutes', { count: minutes, shown: formatNumber(minutes, tag) }),
      period_start === undefined || period_end === undefined
        ? undefined
        : t(type === 'cancellation_refund' ? 'invoices.lines.unused' : 'invoices.lines.period', {
            from: formatBillingDay(period_start, tag),
            to: formatBillingDay(period_end, tag),
          }),
    ].filter((part) => part !== undefined);
    if (parts.length > 0) return parts.join(', ');
    return type === 'setup_fee' ? t('invoices.lines.once') : description;
  };
}
