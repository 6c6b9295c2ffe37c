import { localeTags, useLocale, useTexts } from '@careline/shared';
import { formatAmount, formatBillingDay } from '@careline/shared/ui';
import { lastBill } from './last-bill';
import { useNewestTransactions } from './use-newest-transactions';

/** A bill in words, or why it cannot be told; while neither is known, place has to be kept for it. */
type LastBill =
  | { readonly kind: 'told'; readonly words: string }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'coming' };

/** What was paid last for a phone, in words with its parts and its day; undefined where nothing was, the reason where it cannot be told. */
export function useLastBill(phoneId: string | undefined): LastBill | undefined {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const { data, error, isPending } = useNewestTransactions(phoneId);
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
