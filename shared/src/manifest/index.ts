export { parseConfig, type RuntimeConfig } from '../platform/config';
export { CONTRACT_VERSION } from '../platform/contract-version';
export {
  defaultLocale,
  isLocale,
  type Locale,
  localePath,
  locales,
  localeTags,
  perLocale,
  splitLocale,
} from '../platform/locale';
export { type PageName, pageFallbacks } from '../platform/pages';
export {
  type Access,
  accessLevels,
  type EarlyData,
  type EarlyRequest,
  type LayoutName,
  layoutNames,
  type NavigationGroupDeclaration,
  type NavigationIcon,
  navigationGroups,
  navigationIcons,
  type PageDeclaration,
  type RemoteDeclaration,
  type ShellDeclaration,
  type ShellPageDeclaration,
} from './manifest';
export { manifestSchema, type ResolvedManifest, resolvedManifestSchema, shellPagesSchema } from './manifest-schema';
export { type PreloadIndex, parsePreloadIndex } from './preload-index';
export { olderContracts, parseRegistry, type Registry } from './registry';
export { type Release, type ReleaseLoad, releaseSchema } from './release-schema';
export {
  parseSiteRegistry,
  type SiteRegistry,
  type SiteRemote,
} from './site-registry';
