export { fetchUser } from '../api/auth/auth-calls';
export { CACHE_TTL_MS } from '../api/cache-ttl';
export { createApiClient } from '../api/client';
export type { PageCall } from '../api/page-calls';
export { queryCatalogue } from '../api/query-catalogue';
export { createQueryClient } from '../api/query-client';
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
export { isQueryName } from '../platform/query-names';
export type { SafeStorage } from '../platform/safe-storage';
export { storageKeys } from '../platform/storage-keys';
export { PlatformRoot } from '../remote/platform-root';
export { QueryRoot } from '../remote/query-root';
export { createPlatform, type HostPlatform, type PlatformBase } from './create-platform';
export { createTexts } from './i18n';
export { type LeaveWatch, watchLeaving } from './leave-watch';
export { listChanges } from './list-changes';
export { createPageCache, type PageCache } from './page-cache';
export { safeStorage } from './safe-storage';
export type { HostSession } from './session';
export { sharedTexts } from './shared-texts';
export { createStore, type Store } from './store';
