export { ApiError } from './api-error';
export { type ApiContext, callAndRead } from './call';
export { changeCached } from './change-cached';
export type { ApiClient } from './client';
export { fetchFresh } from './fetch-fresh';
export { type Figure, humanised, readFigures } from './figures';
export type { PaymentMethod } from './payment-methods/payment-method';
export type { Profile, ProfilePhone } from './profile/profile';
export { forwardingNumbersQuery, paymentMethodsQuery, profileQuery, subscriptionsQuery } from './queries';
export {
  /** @public The declarations of the remotes’ queries name it. */
  type ApiQuery,
  query,
} from './query';
export { queryKeys } from './query-keys';
export { field, isRecord, readDate, readNumber, readText } from './read';
export { readEnveloped, readList } from './read-list';
export { apiPath } from './request-path';
export {
  hasVerifiedPhone,
  isStepComplete,
  type OnboardingStep,
  onboardingStep,
  onboardingSteps,
} from './rules/onboarding-step';
export {
  /** @public R157 asks for the checks; no page of today is for some only. */
  hasAllPermissions,
  /** @public R157 asks for the checks; no page of today is for some only. */
  hasAnyPermission,
  /** @public R157 asks for the checks; no page of today is for some only. */
  hasPermission,
} from './rules/permissions';
export { profileCompleteness } from './rules/profile-completeness';
export {
  monthlyPrice,
  needsAttention,
  phoneToSubscribe,
  subscriptionMessageKey,
  subscriptionOfPhone,
  totalMonthlyCost,
} from './rules/subscription-rules';
export type { Subscription } from './subscriptions/subscription';
export { upsertUnique } from './upsert-unique';
