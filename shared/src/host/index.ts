export { parseConfig, type RuntimeConfig } from '../platform/config';
export { createEventBus } from '../platform/events';
export { type AuthStorage, createAuthStorage, type StoredAuthentication, type StoredIdentity } from './auth-storage';
export { createPlatform, type HostPlatform, type PlatformBase, type PlatformParts } from './create-platform';
export { createTexts, type HostTexts } from './i18n';
export { PlatformRoot, type PlatformRootProps } from './platform-root';
export type { HostSession } from './session';
export { sharedTexts } from './shared-texts';
export { createStore, type Store } from './store';
