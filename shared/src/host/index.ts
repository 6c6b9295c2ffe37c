export { type ApiClientOptions, createApiClient } from '../api/client';
export { type QueryContext, queryCatalogue } from '../api/query-catalogue';
export { CACHE_TTL_MS, createQueryClient } from '../api/query-client';
export {
  isEnough,
  isOnboardingList,
  type OnboardingAnswers,
  type OnboardingList,
  onboardingData,
  onboardingQueries,
} from '../api/rules/onboarding-data';
export type { OnboardingData } from '../api/rules/onboarding-step';
export { parseConfig, type RuntimeConfig } from '../platform/config';
export { createEventBus } from '../platform/events';
export type { SafeStorage } from '../platform/safe-storage';
export { PlatformRoot, type PlatformRootProps } from '../remote/platform-root';
export { type AuthStorage, createAuthStorage, type StoredAuthentication, type StoredIdentity } from './auth-storage';
export { createPlatform, type HostPlatform, type PlatformBase, type PlatformParts } from './create-platform';
export { createTexts, type HostTexts } from './i18n';
export { type LeaveWatch, watchLeaving } from './leave-watch';
export { safeStorage } from './safe-storage';
export type { HostSession } from './session';
export { sharedTexts } from './shared-texts';
export { createStore, type Store } from './store';
