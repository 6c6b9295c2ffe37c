export { parseConfig, type RuntimeConfig } from '../platform/config';
export { type AuthStorage, createAuthStorage, type StoredAuthentication, type StoredIdentity } from './auth-storage';
export { createPlatform, type HostPlatform, type PlatformBase, type PlatformParts } from './create-platform';
export type { HostTexts } from './i18n';
export type { HostSession } from './session';
export { createStore, type Store } from './store';
