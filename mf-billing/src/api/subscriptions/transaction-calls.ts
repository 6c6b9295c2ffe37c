import { type ApiClient, apiPath, callAndRead } from '@careline/shared/api';
import { readTransactions, type TransactionPage } from './transaction';
import { readTransactionSummary, type TransactionSummary } from './transaction-summary';

/** How many transactions a page asks for (R197). */
export const TRANSACTIONS_PAGE_SIZE = 50;

export interface TransactionWindow {
  readonly limit?: number;
  readonly offset?: number;
}

/** GET …/{phoneId}/transactions, 50 from the first where nothing else is asked for. Throws ApiError. */
export function fetchTransactions(
  api: ApiClient,
  phoneId: string,
  { limit = TRANSACTIONS_PAGE_SIZE, offset = 0 }: TransactionWindow = {},
): Promise<TransactionPage> {
  return callAndRead(
    api,
    {
      method: 'GET',
      path: apiPath`/api/v1/phone-subscriptions/${phoneId}/transactions`,
      query: { limit, offset },
      defaultError: 'mf-billing:errors.fetchTransactions',
    },
    readTransactions,
  );
}

/** GET …/{phoneId}/transactions/summary. Throws ApiError. */
export function fetchTransactionSummary(api: ApiClient, phoneId: string): Promise<TransactionSummary> {
  return callAndRead(
    api,
    {
      method: 'GET',
      path: apiPath`/api/v1/phone-subscriptions/${phoneId}/transactions/summary`,
      defaultError: 'mf-billing:errors.fetchTransactionSummary',
    },
    readTransactionSummary,
  );
}
