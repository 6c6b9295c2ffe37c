import { usePlatform, useQuery } from '@careline/shared';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { transactionsQuery } from '../api/subscriptions/transaction-queries';

/** The first page of a phone's invoices: whoever looks at several things of it asks once. Nothing is asked without a phone. */
export function useNewestTransactions(phoneId: string | undefined) {
  const { api } = usePlatform();
  const newest = transactionsQuery(api, phoneId ?? '', { limit: TRANSACTIONS_PAGE_SIZE, offset: 0 });
  return useQuery({ ...newest, enabled: phoneId !== undefined });
}
