import { localeTags, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { formatAmount, formatBillingDay } from '@careline/shared/ui';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { lastBill, mayGoOn } from './last-bill';
import { useNewestTransactions } from './use-newest-transactions';

/** A bill in words, or why it cannot be told; while neither is known, place has to be kept for it. */
export type LastBill =
  | { readonly kind: 'told'; readonly words: string }
  | { readonly kind: 'failed'; readonly error: Error; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly kind: 'coming' };

/** What was paid last for a phone, in words with its parts and its day; undefined where nothing was, the reason where it cannot be told. */
export function useLastBill(phoneId: string | undefined): LastBill | undefined {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const { transactions, error, isPending, isFetching, refetch } = useLinesOfLastBill(phoneId);
  if (phoneId === undefined) return undefined;
  if (error !== null && transactions === undefined)
    return { kind: 'failed', error, retry: () => void refetch(), isRetrying: isFetching };
  if (transactions === undefined) return isPending ? { kind: 'coming' } : undefined;
  const bill = lastBill(transactions);
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

/** The newest transactions, and all of them where a page does not hold the whole bill: each forwarding number is a line of it. */
function useLinesOfLastBill(phoneId: string | undefined) {
  const newest = useNewestTransactions(phoneId);
  const { transactions, received = 0 } = newest.data ?? {};
  const isCut =
    transactions !== undefined && received >= TRANSACTIONS_PAGE_SIZE && mayGoOn(transactions, lastBill(transactions));
  const all = useQuery({ ...allTransactionsQuery(usePlatform(), phoneId ?? ''), enabled: isCut });
  const { error, isPending, isFetching, refetch } = isCut ? all : newest;
  return { transactions: isCut ? all.data : transactions, error, isPending, isFetching, refetch };
}
