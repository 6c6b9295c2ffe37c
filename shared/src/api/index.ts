export { type Address, readAddress, readAddresses } from './addresses/address';
export { fetchAddresses } from './addresses/address-calls';
export { ApiError, type ApiErrorCode } from './api-error';
export { type ApiContext, callAndRead } from './call';
export { changeCached, staleTransactions } from './change-cached';
export {
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type ClientErrorKind,
  createApiClient,
} from './client';
export { type ErrorKey, type ErrorText, errorKeys } from './error-keys';
export { type Figure, readFigures } from './figures';
export type { ApiIdentity } from './identity-headers';
export { type AvailableNumber, readAvailableNumbers } from './numbers/available-number';
export { type Call, type CallDay, type CallStatistics, readStatistics } from './numbers/call-statistics';
export { type ForwardingNumber, readPhoneNumber, readPhoneNumbers } from './numbers/forwarding-number';
export { fetchForwardingNumber, fetchForwardingNumbers } from './numbers/number-calls';
export {
  deleteNumber,
  type NumberUpdate,
  type PurchasedNumber,
  purchaseNumber,
  searchNumbers,
  updateNumber,
} from './numbers/number-changes';
export { type NumberPurchase, type NumberSearch, RECYCLED_PURPOSE } from './numbers/number-requests';
export { type Audit, type RecyclingStatistics, readAudit, readRecyclingStatistics } from './numbers/recycling';
export { fetchAudit, fetchRecyclingStatistics, fetchStatistics } from './numbers/report-calls';
export {
  applyDefault,
  type PaymentMethod,
  type PaymentMethodInput,
  readPaymentMethod,
  readPaymentMethods,
} from './payment-methods/payment-method';
export {
  createPaymentMethod,
  deletePaymentMethod,
  fetchPaymentMethods,
  makePaymentMethodDefault,
  updatePaymentMethod,
} from './payment-methods/payment-method-calls';
export { type CatalogueItem, readCatalogueItem } from './profile/catalogue-item';
export type { Profile, ProfilePhone, ProfileTexts, UserCondition } from './profile/profile';
export { fetchProfile } from './profile/profile-calls';
export { readProfile } from './profile/profile-reader';
export { refreshProfile } from './profile/refresh-profile';
export {
  addressesQuery,
  auditQuery,
  forwardingNumbersQuery,
  numberSearchQuery,
  paymentMethodsQuery,
  profileQuery,
  recyclingQuery,
  statisticsQuery,
  subscriptionsQuery,
  transactionSummaryQuery,
  transactionsQuery,
} from './queries';
export { type ApiQuery, query } from './query';
export { type QueryContext, queryCatalogue } from './query-catalogue';
export { CACHE_TTL_MS, createQueryClient } from './query-client';
export { queryKeys } from './query-keys';
export {
  field,
  isoOfSeconds,
  isRecord,
  readBoolean,
  readDate,
  readNumber,
  readText,
  readTexts,
  type UnknownRecord,
} from './read';
export { findList, readEnveloped, readItems, readList } from './read-list';
export { apiPath } from './request-path';
export {
  isEnough,
  isOnboardingList,
  listsOfStep,
  type OnboardingAnswers,
  type OnboardingList,
  onboardingData,
  onboardingQueries,
} from './rules/onboarding-data';
export {
  hasVerifiedPhone,
  isStepComplete,
  type OnboardingData,
  type OnboardingStep,
  onboardingStep,
  onboardingSteps,
} from './rules/onboarding-step';
export { hasAllPermissions, hasAnyPermission, hasPermission } from './rules/permissions';
export { type ProfileCompleteness, profileCompleteness, type RequiredProfileField } from './rules/profile-completeness';
export {
  canCreateForwarding,
  needsAttention,
  phoneToSubscribe,
  type SubscriptionMessageKey,
  subscriptionMessageKey,
  subscriptionOfPhone,
  totalMonthlyCost,
} from './rules/subscription-rules';
export {
  readSubscription,
  readSubscriptions,
  type Subscription,
  type SubscriptionPage,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './subscriptions/subscription';
export { fetchSubscription, fetchSubscriptions, type SubscriptionFilter } from './subscriptions/subscription-calls';
export {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  reactivateSubscription,
  type SubscriptionIdentifier,
  updateSubscription,
} from './subscriptions/subscription-changes';
export {
  readTransactions,
  type Transaction,
  type TransactionPage,
  type TransactionStatus,
  type TransactionType,
  transactionStatuses,
  transactionTypes,
} from './transactions/transaction';
export {
  fetchTransactionSummary,
  fetchTransactions,
  TRANSACTIONS_PAGE_SIZE,
  type TransactionWindow,
} from './transactions/transaction-calls';
export {
  readTransactionSummary,
  type SummaryFigure,
  type TransactionSummary,
} from './transactions/transaction-summary';
export { upsertUnique } from './upsert-unique';
