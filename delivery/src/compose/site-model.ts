import {
  type Locale,
  parseSiteRegistry,
  type Registry,
  type Release,
  type ResolvedManifest,
  type SiteRegistry,
  type SiteRemote,
} from '@careline/shared/manifest';

/** The release of each remote that visitors get, by name. */
export function liveReleases(registry: Registry): Map<string, Release> {
  const live = new Map<string, Release>();
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    const entry = entries.find((candidate) => candidate.deployment.default);
    if (entry) live.set(name, entry);
  }
  return live;
}

/** What a page carries of the registry, in one language. */
export function siteRegistry(live: ReadonlyMap<string, Release>, locale: Locale): SiteRegistry {
  return parseSiteRegistry({ remotes: [...live].map(([name, release]) => siteRemote(name, release, locale)) });
}

function siteRemote(name: string, release: Release, locale: Locale): SiteRemote {
  return {
    name,
    url: release.url,
    version: release.metadata.version,
    ...(release.fallbackUrl === undefined ? {} : { fallbackUrl: release.fallbackUrl }),
    ...siteRoutesOf(release.extras.manifest, locale),
  };
}

/** Routes, navigation and widgets of a manifest as a page carries them: in its language, without what only composing needs. */
export function siteRoutesOf(
  manifest: ResolvedManifest,
  locale: Locale,
): Pick<SiteRemote, 'routes' | 'navigation' | 'widgets'> {
  return {
    routes: manifest.routes.map(({ path, layout, title, data, widgets, validator, middleware }) => ({
      path,
      layout,
      title: title[locale],
      ...(data && { data: [...data] }),
      ...(widgets && { widgets: [...widgets] }),
      ...(validator !== undefined && { validator }),
      ...(middleware && { middleware: [...middleware] }),
    })),
    navigation: manifest.navigation.map((entry) => ({ ...entry, title: entry.title[locale] })),
    widgets: manifest.widgets.map((widget) => widget.name),
  };
}
