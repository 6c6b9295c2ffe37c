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

/** The releases that are tried on a share of browsers, by name. */
export function canaryReleases(registry: Registry): Map<string, Release> {
  const canaries = new Map<string, Release>();
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    const entry = entries.find((candidate) => !candidate.deployment.default && candidate.deployment.traffic > 0);
    if (entry) canaries.set(name, entry);
  }
  return canaries;
}

/** The sites that browsers meet: the one of all default releases, and for each tried release the one in which it stands. */
export function sitesMet(registry: Registry): Registry[] {
  const tried = [...canaryReleases(registry)].map(([name, release]) => ({
    ...registry,
    microFrontends: {
      ...registry.microFrontends,
      [name]: [everywhere(release)],
    },
  }));
  return [registry, ...tried];
}

/** A release as all browsers get it. */
export function everywhere(release: Release): Release {
  return { ...release, deployment: { traffic: 100, default: true } };
}

/** What a page carries of the registry, in one language. */
export function siteRegistry(
  live: ReadonlyMap<string, Release>,
  locale: Locale,
  canaries: ReadonlyMap<string, Release> = new Map(),
): SiteRegistry {
  const remotes = [...live].map(([name, release]) => {
    const tried = canaries.get(name);
    const canary = tried && { ...siteRelease(tried, locale), share: tried.deployment.traffic };
    return { name, ...siteRelease(release, locale), ...(canary && { canary }) };
  });
  return parseSiteRegistry({ remotes });
}

function siteRelease(release: Release, locale: Locale): Omit<SiteRemote, 'name' | 'canary'> {
  return {
    url: release.url,
    version: release.metadata.version,
    ...(release.fallbackUrl === undefined ? {} : { fallbackUrl: release.fallbackUrl }),
    ...siteRoutesOf(release.extras.manifest, locale),
  };
}

/** Pages, widgets and groups of a manifest as a page carries them: in its language, without what only composing needs. */
export function siteRoutesOf(
  manifest: ResolvedManifest,
  locale: Locale,
): Pick<SiteRemote, 'pages' | 'widgets' | 'groups'> {
  const pages = manifest.pages.map(({ module: _, title, access, navigation, actions, ...page }) => ({
    ...page,
    title: title[locale],
    ...(access !== 'signed-in' && { access }),
    ...(navigation && { navigation: inLanguage(navigation, locale) }),
    ...(actions && { actions: actions.map((action) => ({ ...action, title: action.title[locale] })) }),
  }));
  const widgets = manifest.widgets.map(({ name, data, place }) => ({
    name,
    ...(data && { data }),
    ...(place && { place }),
  }));
  const groups = manifest.groups.map((group) => ({ ...group, title: group.title[locale] }));
  return { pages, ...(widgets.length > 0 && { widgets }), ...(groups.length > 0 && { groups }) };
}

function inLanguage(
  { title, ...entry }: NonNullable<ResolvedManifest['pages'][number]['navigation']>,
  locale: Locale,
): NonNullable<SiteRemote['pages'][number]['navigation']> {
  return { ...entry, ...(title && { title: title[locale] }) };
}
