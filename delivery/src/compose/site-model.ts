import {
  type Locale,
  type PreloadIndex,
  parseSiteRegistry,
  type Registry,
  type Release,
  type ResolvedManifest,
  type SiteRegistry,
  type SiteRemote,
} from '@careline/shared/manifest';
import type { PageFiles } from './page-files';

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

/** A site that some browsers meet. */
export interface SiteMet {
  readonly registry: Registry;
  /** Names of the remotes of which it has the release that is tried. */
  readonly tried: readonly string[];
}

/**
 * The sites that browsers meet: the one of all default releases, for each tried release the one in which it stands, and each two of them, because every browser
 * chooses of each remote by itself. What three would do to each other, two of them do.
 */
export function sitesMet(registry: Registry): SiteMet[] {
  const tried = [...canaryReleases(registry).keys()];
  const pairs = tried.flatMap((one, at) => tried.slice(at + 1).map((other) => [one, other]));
  return [[], ...tried.map((name) => [name]), ...pairs].map((names) => ({
    registry: withTried(registry, names),
    tried: names,
  }));
}

function withTried(registry: Registry, names: readonly string[]): Registry {
  const microFrontends = { ...registry.microFrontends };
  for (const [name, release] of canaryReleases(registry))
    if (names.includes(name)) microFrontends[name] = [everywhere(release)];
  return { ...registry, microFrontends };
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

function siteRelease(release: Release, locale: Locale) {
  return { ...placeOfRelease(release), ...siteRoutesOf(release.extras.manifest, locale) };
}

/** Where a release is, and the one that takes its place where it fails. */
export function placeOfRelease({ url, metadata: { version }, fallbackUrl }: Release): PreloadIndex['releases'][string] {
  return { url, version, ...(fallbackUrl !== undefined && { fallbackUrl }) };
}

/**
 * The registry as one page carries it: without the places of the remotes of which it names no file, so that a release changes no page that does not use it
 * (decision 53). A remote that is tried keeps its own, because each browser chooses as it reads the page.
 */
export function registryOfPage(registry: SiteRegistry, { scripts }: Pick<PageFiles, 'scripts'>): SiteRegistry {
  const remotes = registry.remotes.map((remote) => {
    const { url = '', version: _, fallbackUrl: __, ...routes } = remote;
    return remote.canary !== undefined || scripts.has(url) ? remote : routes;
  });
  return { remotes };
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
