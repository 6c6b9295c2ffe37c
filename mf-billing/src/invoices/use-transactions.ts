import { usePlatform, useQuery } from '@careline/shared';
import { useIsPhone } from '@careline/shared/ui';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';
import type { Transaction } from '../api/subscriptions/transaction';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { transactionsQuery } from '../api/subscriptions/transaction-queries';
import type { InvoiceChoice } from './invoice-location';
import { monthOf } from './months';

/** A page of fifty is long on a phone. */
const PAGE_SIZE_ON_PHONES = 20;

/** The transactions of a phone from `offset` on, and how many make a page here. */
export function usePageOfTransactions(phoneId: string, offset: number) {
  const { api } = usePlatform();
  const limit = useIsPhone() ? PAGE_SIZE_ON_PHONES : TRANSACTIONS_PAGE_SIZE;
  return { query: useQuery(transactionsQuery(api, phoneId, { limit, offset })), limit };
}

/** All transactions of a phone, and which of them one month or status has. */
export function useStatement(phoneId: string, { month, status }: Pick<InvoiceChoice, 'month' | 'status'>) {
  const query = useQuery(allTransactionsQuery(usePlatform(), phoneId));
  return { query, linesOf: (all: readonly Transaction[]) => linesOf(all, { month, status }) };
}

/** Those of one month or status; all of them where neither is chosen. */
export function linesOf(
  all: readonly Transaction[],
  { month, status }: Pick<InvoiceChoice, 'month' | 'status'>,
): readonly Transaction[] {
  return all.filter(
    (one) =>
      (month === undefined || (one.created_at !== undefined && monthOf(one.created_at) === month)) &&
      (status === undefined || one.status === status),
  );
}
