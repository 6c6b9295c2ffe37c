export { type Address, readAddress, readAddresses } from './addresses/address';
export { fetchAddresses } from './addresses/address-calls';
export { ApiError, type ApiErrorCode } from './api-error';
export { type ApiContext, callAndRead } from './call';
export { changeCached } from './change-cached';
export {
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type ClientErrorKind,
  createApiClient,
} from './client';
export { type Figure, humanised, readFigures } from './figures';
export type { ApiIdentity } from './identity-headers';
export { type ForwardingNumber, readPhoneNumber } from './numbers/forwarding-number';
export { type PaymentMethod, readPaymentMethod, readPaymentMethods } from './payment-methods/payment-method';
export { type CatalogueItem, readCatalogueItem } from './profile/catalogue-item';
export type { Profile, ProfilePhone, ProfileTexts, UserCondition } from './profile/profile';
export { fetchProfile } from './profile/profile-calls';
export { readProfile } from './profile/profile-reader';
export { refreshProfile } from './profile/refresh-profile';
export {
  addressesQuery,
  forwardingNumbersQuery,
  paymentMethodsQuery,
  profileQuery,
  subscriptionsQuery,
} from './queries';
export { type ApiQuery, query } from './query';
export { type QueryContext, queryCatalogue } from './query-catalogue';
export { CACHE_TTL_MS, createQueryClient } from './query-client';
export { queryKeys } from './query-keys';
export { field, isRecord, readBoolean, readDate, readNumber, readText, readTexts, type UnknownRecord } from './read';
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
  subscriptionStatuses,
} from './subscriptions/subscription';
export { upsertUnique } from './upsert-unique';
