import { usePlatform, useQuery } from '@careline/shared';
import type { ApiClient } from '@careline/shared/api';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { transactionsQuery } from '../api/subscriptions/transaction-queries';

/** The first page of a phone's invoices: whoever looks at several things of it asks once. Nothing is asked without a phone. */
export function useNewestTransactions(phoneId: string | undefined) {
  const { api } = usePlatform();
  return useQuery({ ...newestTransactionsQuery(api, phoneId ?? ''), enabled: phoneId !== undefined });
}

/** The first page of a phone's invoices. */
export function newestTransactionsQuery(api: ApiClient, phoneId: string) {
  return transactionsQuery(api, phoneId, { limit: TRANSACTIONS_PAGE_SIZE, offset: 0 });
}
