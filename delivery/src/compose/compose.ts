import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Locale,
  localePath,
  locales,
  perLocale,
  type Release,
  type SiteRegistry,
} from '@careline/shared/manifest';
import { Failure, inShort } from '../failure';
import { exists } from '../files';
import type { Places } from '../places';
import type { Activity } from '../release/activity';
import { changesByHand } from '../release/edited-registry';
import { fallbackRelease } from '../release/fallback-release';
import { withFittingFallbacks } from '../release/fitting-fallbacks';
import { inWords } from '../release/live';
import { readRegistry } from '../release/live-registry';
import { settle } from '../release/settle';
import { readLiveShell, type ShellRelease } from '../release/shell-release';
import { buildFiles } from './builds';
import { cardFrameHtml, cardFramePath } from './card-frame';
import { checkSite } from './check-site';
import { putLive } from './composition';
import { earlyCallsOf } from './early-calls';
import { fallbackFiles } from './fallback-files';
import { audienceOf, firstStylesOf, outlineOf } from './outline';
import { pageHtml } from './page';
import { choosableFiles } from './page-choices';
import type { SitePath } from './page-files';
import { withPagePaths } from './page-links';
import { withPrices } from './page-prices';
import { preloadIndex } from './preload-index';
import { robotsText } from './robots';
import { environmentLayer, keptEnvironment, type Layer, type SiteConfig, siteConfig } from './site-config';
import { canaryReleases, liveReleases, registryOfPage, siteRegistry } from './site-model';
import { fileOfPath, sitePaths } from './site-paths';
import type { SiteState } from './site-state';
import { pageTexts } from './texts';

/** Writes the site of the releases that are live. An environment that is given replaces the one that is kept. */
export function compose(places: Places, environment?: NodeJS.ProcessEnv): void {
  composeFrom(places, liveState(places), { environment: environment && environmentLayer(environment) });
}

/** Throws a Failure before the first release of the shell, and an Error for a registry that breaks a rule. */
export function liveState(places: Places): SiteState {
  const shell = readLiveShell(places);
  if (!shell) throw new Failure('There is no release of the shell to compose a site from: pnpm release shell.');
  return { shell, registry: readRegistry(places) };
}

/** What a composition is made with besides its releases. */
export interface Making {
  /** Kept in the place of the one before; without it that one holds. */
  readonly environment?: Layer | undefined;
  /** What becomes live with it. */
  readonly activity?: readonly Activity[];
}

/**
 * Composes the site around the immutable folders of its releases, and makes it live in one step: an HTML file for each path and language, config,
 * registry, build files and public files. Any static host can serve the result. Throws a Failure, and changes nothing, for releases that do
 * not fit or are not whole. Says what somebody wrote into the registry by hand and is live now; other changes are told by who asks for them.
 */
export function composeFrom(places: Places, state: SiteState, making: Making = {}): void {
  const byHand = changesByHand(places, { ...state.registry, shell: state.shell.id });
  composeInto(places, state, making);
  for (const change of byHand) console.log(`${inWords(change)}, which was written into the registry by hand`);
  tidyUp(places);
}

/** The same without a look at what processes before have left; for a folder of its own. */
export function composeInto(places: Places, { shell, registry: asked }: SiteState, making: Making): void {
  const { environment = keptEnvironment(places), activity = [] } = making;
  const registry = withFittingFallbacks(places, shell, asked);
  const config = siteConfig(places, shell.config, environment);
  checkSite(places, { shell, registry }, config.runtime);
  const site = describeSite(places, { shell, registry }, config);
  const whole = { ...registry, shell: shell.id };
  const files = new Map<string, string | Uint8Array>([
    ...publicFiles(places, shell),
    ...pages(site),
    ...dataFiles(site),
    ...fallbackFiles(places, site),
    ['registry.json', inJson(whole)],
  ]);
  putLive(places, { registry: whole, environment, activity, files });
}

/** The site is live by now: what is not done here, the next command does. */
function tidyUp(places: Places): void {
  try {
    settle(places);
  } catch (error) {
    console.warn(
      'The site is live, but its data folder could not be put in order yet:',
      inShort(error, places.dataDir),
    );
  }
}

/** Whether a whole site was written before. */
export function isComposed(places: Places): boolean {
  return exists(join(places.site, 'index.html'));
}

interface Site {
  readonly shell: ShellRelease;
  readonly live: ReadonlyMap<string, Release>;
  /** What a share of browsers gets instead. */
  readonly canaries: ReadonlyMap<string, Release>;
  readonly config: SiteConfig;
  readonly paths: readonly SitePath[];
  readonly registries: Readonly<Record<Locale, SiteRegistry>>;
  /** Whether each script can be run by itself (decision 56): of the shell, and of each remote that a browser may get. */
  readonly runsSingly: boolean;
}

function describeSite(places: Places, { shell, registry }: SiteState, config: SiteConfig): Site {
  const live = liveReleases(registry);
  const canaries = canaryReleases(registry);
  const registries = perLocale((locale) => siteRegistry(live, locale, canaries));
  const paths = sitePaths(shell, live);
  const known = new Set(paths.map(({ path }) => path));
  const tried = sitePaths(shell, new Map([...live, ...canaries])).filter(({ path }) => !known.has(path));
  const runsSingly = shell.runsSingly && [...live, ...canaries].every((remote) => canRunSingly(places, ...remote));
  return { shell, live, canaries, config, paths: [...paths, ...tried], registries, runsSingly };
}

/** Whether scripts of a remote can be run one by one, those of its fallback too. */
function canRunSingly(places: Places, name: string, release: Release): boolean {
  const releases = [release, fallbackRelease(places, name, release)];
  return releases.every((each) => each === undefined || each.extras.runsSingly === true);
}

function* pages(site: Site): Generator<[string, string]> {
  for (const locale of locales) {
    for (const page of site.paths) yield [fileOfPath(localePath(page.path, locale)), html(site, page, locale)];
    const notFound: SitePath = { path: '/404', owner: 'shell', layout: undefined, access: 'signed-in' };
    yield [fileOfPath(localePath('/404', locale)).replace('/index.html', '.html'), html(site, notFound, locale)];
  }
  if (site.config.runtime.stripePublishableKey === undefined) return;
  if (site.paths.some(({ path }) => path === cardFramePath))
    throw new Failure(`A page is declared at ${cardFramePath}, where cards are entered: give it another path.`);
  yield [fileOfPath(cardFramePath), cardFrameHtml()];
}

function html({ shell, live, canaries, config, registries, runsSingly }: Site, page: SitePath, locale: Locale): string {
  const texts = pageTexts[locale];
  const ready = shell.prerendered[page.path]?.[locale];
  const linked = withPagePaths(ready?.html ?? outlineOf(shell, page, locale), { shell, live, locale });
  const filled = withPrices(linked, config.runtime);
  const chosen = choosableFiles(shell, live, canaries, page, locale);
  const registry = registries[locale];
  return pageHtml({
    template: shell.template,
    fatalStyles: shell.publicFiles['fatal.css'],
    buildId: shell.id,
    runsSingly,
    main: shell.folder + shell.main,
    head: {
      path: page.path,
      locale,
      title: ready?.title ?? `${titleOf(shell, live, page, locale)} · ${texts.site}`,
      description: ready?.description ?? texts.description,
      origin: config.origin,
      listed: page.access === 'public',
    },
    ...chosen,
    config: config.runtime,
    registry: shell.findsReleases ? registryOfPage(registry, chosen.files) : registry,
    html: filled,
    firstStyles: firstStylesOf(shell, page),
    boot: {
      outlineFor: ready || shell.outlines === undefined ? undefined : audienceOf(page),
      showsPrices: filled !== linked,
      calls: earlyCallsOf(page, { shell, live }),
    },
  });
}

function titleOf(shell: ShellRelease, live: ReadonlyMap<string, Release>, page: SitePath, locale: Locale): string {
  if (page.path === '/404') return pageTexts[locale].notFound;
  const route = live.get(page.owner)?.extras.manifest.pages.find((candidate) => candidate.path === page.path);
  return (route?.title ?? shell.pages[page.path]?.title)?.[locale] ?? pageTexts[locale].site;
}

function dataFiles({ shell, live, canaries, paths, config, registries }: Site): [string, string][] {
  const prerendered = Object.entries(shell.prerendered).flatMap(([path, content]) =>
    locales.map((locale) => ({ path: localePath(path, locale), payload: content[locale].payload })),
  );
  const payloads = prerendered.map(({ path, payload }): [string, string] => [
    fileOfPath(path).replace(/index\.html$/, '_payload.json'),
    inJson(payload),
  ]);
  const builds = buildFiles(
    shell,
    prerendered.map(({ path }) => path),
  );
  return [
    ['config.json', inJson(config.runtime)],
    ['robots.txt', robotsText(paths, config.runtime.apiBaseUrl)],
    ...locales.map((locale): [string, string] => [
      `registry/${locale}.json`,
      inJson({ buildId: shell.id, ...registries[locale] }),
    ]),
    ...locales.map((locale): [string, string] => [
      `preloads/${locale}.json`,
      inJson(preloadIndex(shell, live, canaries, paths, locale)),
    ]),
    ...Object.entries(builds).map(([file, content]): [string, string] => [file, inJson(content)]),
    ...payloads,
  ];
}

function publicFiles(places: Places, shell: ShellRelease): [string, Uint8Array][] {
  const folder = join(places.releases, 'shell', `${shell.id}.public`);
  return Object.keys(shell.publicFiles).map((file) => [file, readFileSync(join(folder, file))]);
}

const inJson = (value: unknown) => `${JSON.stringify(value)}\n`;
