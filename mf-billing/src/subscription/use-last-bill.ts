import { localeTags, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { formatAmount, formatBillingDay } from '@careline/shared/ui';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { transactionsQuery } from '../api/subscriptions/transaction-queries';
import { lastBill } from './last-bill';

/** A bill in words, or why it cannot be told; while neither is known, place has to be kept for it. */
type LastBill =
  | { readonly kind: 'told'; readonly words: string }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'coming' };

/** What was paid last for a phone, in words with its parts and its day; undefined where nothing was, the reason where it cannot be told. */
export function useLastBill(phoneId: string | undefined): LastBill | undefined {
  const { api } = usePlatform();
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  // The first page of the invoices: whoever looks at both asks once.
  const newest = transactionsQuery(api, phoneId ?? '', { limit: TRANSACTIONS_PAGE_SIZE, offset: 0 });
  const { data, error, isPending } = useQuery({ ...newest, enabled: phoneId !== undefined });
  if (phoneId === undefined) return undefined;
  if (error !== null && data === undefined) return { kind: 'failed', error };
  if (data === undefined) return isPending ? { kind: 'coming' } : undefined;
  const bill = lastBill(data.transactions);
  if (bill === undefined) return undefined;
  const { date, total, minutes, setUp, currency } = bill;
  const shown = (amount: number) => formatAmount(amount, currency);
  const parts = [
    t('subscription.bill.onDay', { amount: shown(total), date: formatBillingDay(date, tag) }),
    setUp > 0 ? t('subscription.bill.setUp', { amount: shown(setUp) }) : undefined,
    minutes > 0 ? t('subscription.bill.minutes', { amount: shown(minutes) }) : undefined,
  ];
  return { kind: 'told', words: parts.filter((part) => part !== undefined).join(', ') };
}
