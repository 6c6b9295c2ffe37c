import { type ApiClient, query } from '@careline/shared/api';
import { fetchTransactionSummary, fetchTransactions, type TransactionWindow } from './transaction-calls';
import { afterOtherTabs, transactionKeys } from './transaction-keys';

/** A page of a phone's transactions, 50 from the first where nothing else is asked for. */
export function transactionsQuery(api: ApiClient, phoneId: string, window: TransactionWindow = {}) {
  return {
    ...query([...transactionKeys.transactions, phoneId, window], () => fetchTransactions(api, phoneId, window)),
    ...afterOtherTabs,
  };
}

/** What a phone has cost. */
export function transactionSummaryQuery(api: ApiClient, phoneId: string) {
  return {
    ...query([...transactionKeys.summary, phoneId], () => fetchTransactionSummary(api, phoneId)),
    ...afterOtherTabs,
  };
}
