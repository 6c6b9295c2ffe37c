export { parseConfig, type RuntimeConfig } from '../platform/config';
export { defaultLocale, isLocale, type Locale, localePath, locales, localeTags, splitLocale } from '../platform/locale';
export {
  type LayoutName,
  layoutNames,
  type NavigationDeclaration,
  type NavigationIcon,
  navigationIcons,
  type RemoteManifest,
  type ResolvedManifest,
  type RouteDeclaration,
  type WidgetDeclaration,
} from './manifest';
export { manifestSchema, resolvedManifestSchema } from './manifest-schema';
export { type PreloadIndex, parsePreloadIndex } from './preload-index';
export { parseRegistry, type Registry, type Release, type ReleaseLoad, releaseSchema } from './registry';
export {
  parseSiteRegistry,
  type SiteRegistry,
  type SiteRemote,
} from './site-registry';
