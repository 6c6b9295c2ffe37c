import { fetchAddresses } from './addresses/address-calls';
import type { ApiClient } from './client';
import { fetchForwardingNumbers } from './numbers/number-calls';
import { searchNumbers } from './numbers/number-changes';
import type { NumberSearch } from './numbers/number-requests';
import { fetchAudit, fetchRecyclingStatistics, fetchStatistics } from './numbers/report-calls';
import { fetchPaymentMethods } from './payment-methods/payment-method-calls';
import { fetchProfile } from './profile/profile-calls';
import { query } from './query';
import { queryKeys } from './query-keys';
import { fetchSubscriptions, type SubscriptionFilter } from './subscriptions/subscription-calls';
import { fetchTransactionSummary, fetchTransactions, type TransactionWindow } from './transactions/transaction-calls';

// Only a search hands on its abort signal. Elsewhere an answer that arrives after its page was left still fills the cache, and the
// guard may be waiting for the same one.

/** The profile; null for a professional who has none yet. */
export function profileQuery(api: ApiClient) {
  return query(queryKeys.profile, () => fetchProfile(api));
}

export function addressesQuery(api: ApiClient) {
  return query(queryKeys.addresses, () => fetchAddresses(api));
}

export function paymentMethodsQuery(api: ApiClient) {
  return query(queryKeys.paymentMethods, () => fetchPaymentMethods(api));
}

export function subscriptionsQuery(api: ApiClient, filter: SubscriptionFilter = {}) {
  return query([...queryKeys.subscriptions, filter], () => fetchSubscriptions(api, filter));
}

/** Fails with 'User not authenticated' where nobody is signed in. */
export function forwardingNumbersQuery(api: ApiClient, userId: string | undefined) {
  return query([...queryKeys.forwardingNumbers, userId], () => fetchForwardingNumbers(api, userId));
}

/** Numbers that can be bought; a search, although it is posted. */
export function numberSearchQuery(api: ApiClient, search: NumberSearch) {
  return query([...queryKeys.numberSearch, search], ({ signal }) => searchNumbers(api, search, signal));
}

/** A page of a phone's transactions, 50 from the first where nothing else is asked for. */
export function transactionsQuery(api: ApiClient, phoneId: string, window: TransactionWindow = {}) {
  return query([...queryKeys.transactions, phoneId, window], () => fetchTransactions(api, phoneId, window));
}

export function transactionSummaryQuery(api: ApiClient, phoneId: string) {
  return query([...queryKeys.transactionSummary, phoneId], () => fetchTransactionSummary(api, phoneId));
}

/** The calls of one forwarding number. */
export function statisticsQuery(api: ApiClient, userId: string, numberId: string) {
  return query([...queryKeys.statistics, userId, numberId], () => fetchStatistics(api, userId, numberId));
}

export function auditQuery(api: ApiClient) {
  return query(queryKeys.audit, () => fetchAudit(api));
}

export function recyclingQuery(api: ApiClient) {
  return query(queryKeys.recycling, () => fetchRecyclingStatistics(api));
}
