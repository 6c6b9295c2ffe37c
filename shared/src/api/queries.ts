import { fetchAddresses } from './addresses/address-calls';
import type { ApiClient } from './client';
import { fetchForwardingNumbers } from './numbers/number-calls';
import { fetchPaymentMethods } from './payment-methods/payment-method-calls';
import { fetchProfile } from './profile/profile-calls';
import { query } from './query';
import { queryKeys } from './query-keys';
import { fetchSubscriptions, type SubscriptionFilter } from './subscriptions/subscription-calls';

// Only a search hands on its abort signal. Elsewhere an answer that arrives after its page was left still fills the cache, and the
// guard may be waiting for the same one.

/** The profile; null for a professional who has none yet. */
export function profileQuery(api: ApiClient) {
  return query(queryKeys.profile, () => fetchProfile(api));
}

/** Business addresses, the primary one marked. */
export function addressesQuery(api: ApiClient) {
  return query(queryKeys.addresses, () => fetchAddresses(api));
}

/** Saved cards, the default one marked. */
export function paymentMethodsQuery(api: ApiClient) {
  return query(queryKeys.paymentMethods, () => fetchPaymentMethods(api));
}

/** Phone subscriptions; the first page where nothing else is asked for. */
export function subscriptionsQuery(api: ApiClient, filter: SubscriptionFilter = {}) {
  return query([...queryKeys.subscriptions, filter], () => fetchSubscriptions(api, filter));
}

/** Fails with 'User not authenticated' where nobody is signed in. */
export function forwardingNumbersQuery(api: ApiClient, userId: string | undefined) {
  return query([...queryKeys.forwardingNumbers, userId], () => fetchForwardingNumbers(api, userId));
}
