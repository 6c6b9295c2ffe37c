export { isSafePath } from '../api/request-path';
export { formatPrice } from '../money/money';
export { parseConfig, type RuntimeConfig } from '../platform/config';
export { CONTRACT_VERSION } from '../platform/contract-version';
export {
  defaultLocale,
  type Locale,
  localePath,
  locales,
  localeTags,
  perLocale,
  splitLocale,
} from '../platform/locale';
export { actionHref } from '../platform/page-actions';
export { pageFallbacks } from '../platform/pages';
export { storageKeys } from '../platform/storage-keys';
export {
  type Access,
  accessLevels,
  type EarlyRequest,
  type LayoutName,
  type NavigationIcon,
  navigationGroups,
  openPages,
  type RemoteDeclaration,
  type ShellDeclaration,
  type ShellPageDeclaration,
  widget,
} from './manifest';
export { manifestSchema, type ResolvedManifest, shellPagesSchema } from './manifest-schema';
export { type PreloadIndex, parsePreloadIndex } from './preload-index';
export { olderContracts, parseRegistry, type Registry } from './registry';
export { type BuiltWith, builtWithSchema, type Release, releaseSchema } from './release-schema';
export { remoteNamePattern } from './remote-name';
export { parseSiteRegistry, type SiteRegistry, type SiteRemote } from './site-registry';
export { badReleasesForMs, badReleasesKey, browserKey, placeOf } from './traffic';
