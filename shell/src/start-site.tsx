import {
  createPageCache,
  createPlatform,
  createStore,
  type HostPlatform,
  safeStorage,
  watchLeaving,
} from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { createLoadingIndicator } from '@careline/shared/ui';
import { start as startSingleSpa, triggerAppChange } from 'single-spa';
import { createAppearance } from './appearance';
import { connectNavigation } from './connect-navigation';
import { createEntryFrame } from './entry-frame';
import { followFailures } from './follow-failures';
import { followSite } from './follow-site';
import { createCompletedBefore } from './guards/completed-before';
import { loadProgress } from './guards/onboarding-progress';
import { followHealth } from './health/follow-health';
import { createImportLater } from './later/import-later';
import { createModules } from './modules';
import type { HostNavigation } from './navigation/create-navigation';
import { followLostChunks } from './navigation/follow-lost-chunks';
import { followRegistry } from './navigation/follow-registry';
import { createReloadGuard } from './navigation/reload-guard';
import { createLoadAnew, retryHere } from './navigation/retry-here';
import { takePageCalls } from './page-calls';
import type { PageData } from './page-data';
import { shellOverlays } from './palette/shell-overlays';
import { createSingleKey } from './palette/single-key';
import { watchShortcuts } from './palette/watch-shortcuts';
import { pause } from './pause';
// Among the start's styles: a sheet that came later would be the only one without its hash.
import './layouts/main.module.css';
import './palette/palette.module.css';
import { createBadReleases } from './remotes/bad-releases';
import { createWidgets } from './remotes/create-widgets';
import { latestRemote } from './remotes/latest-remote';
import { readOverrides } from './remotes/overrides';
import { registerRemotes } from './remotes/register-remotes';
import { createRemoteLoader, releaseToTake } from './remotes/remote-loader';
import { releaseIdOf, reportFailure } from './remotes/report';
import { createSiteCode } from './remotes/site-code';
import { isPrerendered, renderSite, siteRoot } from './render-site';
import { createRouteTable } from './routes/create-route-table';
import { routeAt } from './routes/route-table';
import { readTarget } from './routes/target';
import { askForShared, beginOnce, loadStart } from './start-once';
import { createStaticFiles } from './static-files';
import { keepTogether } from './texts/keep-together';
import { createPublicWords } from './texts/public-words';
import { shellTexts } from './texts/shell-texts';
import { whenIdle } from './when-idle';

/** How long remotes wait for the first layout, in ms. */
const ENTERED_MS = 1_000;

/**
 * Puts the parts of the shell together, runs the guards for the entry address and shows the site; false where another copy of this code does. `address` is where
 * this one came from. Rejects with NotLoadedError where a file did not come.
 */
export async function startSite(
  page: Window & typeof globalThis,
  { config, registry: initial, buildId }: PageData,
  address: string,
): Promise<boolean> {
  page.history.scrollRestoration = 'manual';
  const root = siteRoot(page.document);
  const entry = readTarget(page.location.pathname);
  const indicator = createLoadingIndicator();
  const onActivity = (change: 'start' | 'end') => (change === 'start' ? indicator.start() : indicator.finish());
  const files = createStaticFiles(page.fetch.bind(page), onActivity);
  const registry = createStore<SiteRegistry>(initial);
  const isPublic = (path: string) => routeAt(createRouteTable(registry.getSnapshot()), path)?.access === 'public';
  const outlet = page.document.createElement('div');
  const browserStorage = safeStorage(() => page.localStorage);
  const completed = createCompletedBefore(browserStorage);
  const { reload, isReloading, mayLoad } = createReloadGuard(page);
  const releases = followRegistry({
    registry,
    buildId,
    intervalMs: config.registryPollMs,
    language: () => platform.i18n.language,
    fetchRegistry: (language) => files.quietJson(`/registry/${language}.json`),
  });
  const loadAnew = createLoadAnew(page, () => files.quietJson('/builds/latest.json'));
  const overrides = readOverrides(page, config.developerOrigins);
  const bad = createBadReleases(browserStorage);
  const taken = () =>
    new Map(registry.getSnapshot().remotes.map((remote) => [remote.name, releaseToTake(overrides.of(remote), bad)]));
  const code = createSiteCode({
    document: page.document,
    fetchFile: page.fetch.bind(page),
    timeoutMs: config.remoteTimeoutMs,
    buildId,
    address,
    entry,
    fetchJson: files.quietJson,
    registry,
    taken: () => [...taken().values()].filter((url) => url !== undefined),
    isOverride: overrides.isOverride,
    storage: safeStorage(() => page.sessionStorage),
    prepare: page.carelineScripts,
  });
  const importLater = createImportLater(code.parts);
  const cache = createPageCache(() =>
    importLater(async ({ imports }) => (await imports.queries()).createQueryClient()),
  );
  const modules = createModules(importLater, cache);
  const words = createPublicWords({ platform: () => platform, code: code.shell });
  const first = routeAt(createRouteTable(initial), entry.path);
  const shared = askForShared({ first, entry, code });
  // Nothing of the page was touched so far: a start whose files do not come can be tried again in it (decision 49).
  await loadStart({ entry, prerendered: isPrerendered(root) ? first : undefined, code, modules });
  if (!beginOnce(page.document)) return false;
  const leave = watchLeaving(page);
  // Around every page and widget of a remote stands its provider.
  const federation = async () => {
    await cache.make();
    return importLater(async ({ imports }, from) => (await imports.federation()).federate(from));
  };
  void shared?.then(federation).catch(() => {});
  const loader = createRemoteLoader({
    federation,
    code,
    timeoutMs: config.remoteTimeoutMs,
    latest: (name) => latestRemote(name, files, { locale: readTarget(page.location.pathname).locale, buildId }),
    bad,
    leave,
    overridden: overrides.of,
    onFallback: ({ name }, url, error) => reportFailure(platform, { remote: name, phase: 'load', error, url }),
    onActivity,
  });
  const ofRemotes = { leave, loadAnew, ...loader };
  const connected: { navigation?: HostNavigation } = {};
  const platform: HostPlatform = await createPlatform({
    config,
    locale: entry.locale,
    page,
    cache,
    arrive: code.shell.texts,
    inSentence: keepTogether,
    onActivity,
    pageCalls: takePageCalls(page),
    connect: (base) => {
      const navigation = connectNavigation({
        page,
        base,
        registry,
        releases,
        files,
        modules,
        words,
        buildId,
        completed,
        isPrerendered: isPrerendered(root),
        leave,
        reload,
        isReloading,
        mayLoad,
        load: loader.load,
        code,
        outlet,
        onOwnerChange: () => void triggerAppChange(),
      });
      connected.navigation = navigation;
      return {
        navigation,
        widgets: createWidgets({
          platform: () => platform,
          remotes: () => registry.getSnapshot().remotes,
          ...ofRemotes,
        }),
      };
    },
  });
  followFailures(platform);
  const singleKey = createSingleKey(browserStorage);
  watchShortcuts(page, { singleKey, ...shellOverlays(platform.overlays, code.later, importLater) });
  const { navigation } = connected;
  if (!navigation) throw new Error('The platform was made without its navigation.');
  const isMeasuring = followHealth({
    page,
    platform,
    buildId,
    site: navigation.site.getSnapshot,
    releaseOf: (remote) => {
      const url = taken().get(remote);
      return url === undefined ? undefined : releaseIdOf(url);
    },
  });
  followLostChunks({
    page,
    platform,
    // A move answers for its own code and knows where the user wants to go; what was asked for ahead of it may fail after it.
    isAnswered: () => isReloading() || navigation.isMoving() || isMeasuring(),
    reload,
  });
  await platform.texts.load('shell', shellTexts, code.shell.texts);
  if (first && isPrerendered(root)) await words.load(first, entry);
  let onEntered = () => {};
  const entered = new Promise<void>((resolve) => {
    onEntered = resolve;
  });
  renderSite(root, platform, {
    onEntered,
    appearance: createAppearance(page, browserStorage),
    singleKey,
    site: navigation.site,
    registry,
    modules,
    cache,
    indicator,
    outlet,
    isComplete: completed.has,
    frame: createEntryFrame({ entry, registry, completed, code: code.shell, modules }),
    waiting: navigation.waiting,
    overrides: {
      list: overrides.all,
      remove: (name) => {
        overrides.remove(name);
        page.location.reload();
      },
    },
    showError: navigation.showError,
    retry: () => void (navigation.waiting.retry() || retryHere(page, navigation, loadAnew)),
  });
  registerRemotes(registry, () => navigation.getSnapshot().owner, {
    platform,
    ...ofRemotes,
    outlet,
    reload: () => reload(page.location.href),
    isMoving: navigation.isMoving,
  });
  followSite({ page, platform, navigation, completed, releases, code, isPublic });
  // Stored authentication is tried wherever the site is entered (R104); a public page does not wait for it.
  void platform.session.start();
  // Under the stored identity the guard's calls need not wait for its validation; a failed or other identity throws their answers away.
  if (platform.session.identity().userId !== undefined && !isPublic(entry.path))
    void loadProgress({ api: platform.api, cache, session: platform.session, completed });
  await navigation.enter();
  // A remote's page finds its place in the document, where it may take the focus.
  await Promise.race([entered, pause(ENTERED_MS)]);
  startSingleSpa();
  // Of no page: the index alone, in which the next move finds its files. One of this page that hangs is Retry's to ask for again (F343).
  whenIdle(page, () => void code.preload({ path: '', locale: entry.locale }));
  return true;
}
