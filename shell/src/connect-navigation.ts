import { asLoading } from '@careline/shared';
import { type LeaveWatch, type PlatformBase, type Store, safeStorage } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { mayShowError } from './errors/bots';
import { askAnew } from './guards/ask-anew';
import type { CompletedBefore } from './guards/completed-before';
import { loadRouteRules } from './guards/load-route-rules';
import { loadProgress } from './guards/onboarding-progress';
import { runGuards } from './guards/pipeline';
import { createRememberedPath } from './guards/remembered-path';
import { noRouteRules } from './guards/route-rules';
import { whileStaying } from './guards/while-staying';
import type { SiteModules } from './modules';
import { createNavigation, type HostNavigation } from './navigation/create-navigation';
import type { RegistryFollower } from './navigation/follow-registry';
import type { Reload } from './navigation/reload-guard';
import { settleAdmission } from './navigation/settle-admission';
import { createLocaleSwitch } from './navigation/switch-locale';
import { pollVersion } from './navigation/version-polling';
import { pause } from './pause';
import { loadCode, prefetch } from './prefetch';
import type { LoadRemote } from './remotes/remote-loader';
import type { SiteCode } from './remotes/site-code';
import { createRouteTable } from './routes/create-route-table';
import { namedFunctions } from './routes/named-functions';
import { pagePath } from './routes/page-path';
import { routeAt, type SiteRoute } from './routes/route-table';
import { readTarget, type Target } from './routes/target';
import type { StaticFiles } from './static-files';
import type { PublicWords } from './texts/public-words';

/** How long a page stays while the code of the next one is on its way, in ms; after that the next one's skeleton says more. */
const PATIENCE_MS = 500;

export interface ConnectParts {
  readonly page: Window;
  readonly base: PlatformBase;
  readonly registry: Store<SiteRegistry>;
  readonly releases: RegistryFollower;
  readonly files: StaticFiles;
  readonly modules: SiteModules;
  readonly words: PublicWords;
  readonly buildId: string | undefined;
  readonly completed: CompletedBefore;
  /** The page was opened with the markup of a public page in it. */
  readonly isPrerendered: boolean;
  readonly leave: LeaveWatch;
  readonly reload: Reload;
  readonly isReloading: () => boolean;
  readonly mayLoad: () => boolean;
  readonly load: LoadRemote;
  readonly code: Pick<SiteCode, 'shell'>;
  readonly outlet: HTMLElement;
  readonly onOwnerChange: () => void;
}

/** The site's navigation: guards, what has to be loaded before an admission, and what follows it. */
export function connectNavigation(parts: ConnectParts): HostNavigation {
  const { page, base, registry, files, buildId, modules, words, completed } = parts;
  let table = createRouteTable(registry.getSnapshot());
  registry.subscribe(() => {
    table = createRouteTable(registry.getSnapshot());
  });
  const routeOf = (target: Pick<Target, 'path'>) => routeAt(table, target.path);
  const isPublic = (path: string) => routeOf({ path })?.access === 'public';
  const rules = buildId
    ? loadRouteRules(() => files.json(`/builds/meta/${buildId}.json`))
    : () => Promise.resolve(noRouteRules);
  const remembered = createRememberedPath(
    safeStorage(() => page.sessionStorage),
    isPublic,
  );
  const switchLocale = createLocaleSwitch({ base, registry, files });
  const entry = readTarget(page.location.pathname);
  const hasOtherBuild = pollVersion({
    buildId,
    intervalMs: base.config.versionPollMs,
    fetchLatest: () => files.quietJson(`/builds/latest.json?${Date.now()}`),
  });

  async function loadModules(route: SiteRoute, target: Target): Promise<void> {
    // What has run needs no other file; a remote's pane answers for the rest.
    if (modules.has(route) && words.has(route, target)) return;
    await parts.code.shell.page(target);
    await modules.load(route);
  }
  /** The language first: before it the page's words would come in the one that is left. Their file comes with the page's others. */
  async function loadTexts(route: SiteRoute, target: Target, until?: Promise<unknown>): Promise<void> {
    await switchLocale(target.locale, until);
    await words.load(route, target);
  }
  async function loadCodeOf(target: Target, route: SiteRoute): Promise<void> {
    // What is live by now, or bytes come of a release that is not mounted.
    await parts.releases.answered();
    await loadCode(target, route, { load: parts.load, loadModules, remotes: registry.getSnapshot().remotes });
  }
  let hasEntered = false;
  const settle = settleAdmission({ ...parts, rules });

  const loadHere = whileStaying(parts.leave, () => loadProgress({ ...base, completed }));

  const decide = (target: Target) =>
    runGuards(target, {
      rules,
      table: () => table,
      functions: namedFunctions,
      session: base.session,
      remembered,
      completed,
      loadProgress: loadHere,
      onLate: () => void navigation.waiting.retry(),
    });

  const navigation = createNavigation({
    page,
    decide: askAnew(base, decide),
    remembered,
    switchLocale,
    language: () => base.i18n.language,
    onIntent: (target) => {
      void parts.releases.ask();
      prefetch(target, routeOf(target), { base, remotes: registry.getSnapshot().remotes, loadCode: loadCodeOf });
    },
    prepare: async (target, route) => {
      const code = hasEntered ? Promise.race([loadCodeOf(target, route), pause(PATIENCE_MS)]) : undefined;
      // Until the address changes, the links of the page lead into its language: its words come no earlier than its code, or half a second.
      await asLoading(target.path, Promise.all([loadModules(route, target), loadTexts(route, target, code)]));
      await code;
      return routeOf(target) ?? route;
    },
    leave: (to, { replace }) => (replace ? page.location.replace(to) : page.location.assign(to)),
    reload: parts.reload,
    onAdmitted: (state, previous) => {
      hasEntered = true;
      words.settle(state.route);
      settle(state, previous);
    },
    // The load takes the place of a reload that is under way, and goes where the user wants to go.
    isOutdated: () => (hasOtherBuild() && parts.mayLoad()) || parts.isReloading(),
    prerendered: parts.isPrerendered ? routeOf(entry) : undefined,
    pathOf: (name) => pagePath(table, name),
    mayShow: (error) => mayShowError(error, page.navigator.userAgent),
  });
  return navigation;
}
