import { CACHE_TTL_MS, type HostPlatform, isQueryName, type PlatformBase, queryCatalogue } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import type { LoadRemote } from './remotes/remote-loader';
import type { SiteRoute } from './routes/route-table';
import type { Target } from './routes/target';

export interface CodeParts {
  readonly load: LoadRemote;
  /** Loads what the shell itself shows of a route. */
  readonly loadModules: (route: SiteRoute, target: Target) => Promise<void>;
  readonly remotes: readonly SiteRemote[];
}

export interface PrefetchParts {
  readonly base: Pick<PlatformBase, 'api' | 'cache' | 'session'>;
  readonly remotes: readonly SiteRemote[];
  readonly loadCode: (target: Target, route: SiteRoute) => Promise<void>;
}

/** Asks for all code of a page at once. Resolves when it has come or failed; a failure is told where the code is used. */
export async function loadCode(
  target: Target,
  route: SiteRoute,
  { load, loadModules, remotes }: CodeParts,
): Promise<void> {
  const owners = remotes.filter(
    (remote) => remote.name === route.owner || remote.widgets?.some(({ name }) => route.widgets.includes(name)),
  );
  await Promise.allSettled([loadModules(route, target), ...owners.map((remote) => load(remote, { page: target }))]);
}

/** Asks for the target's code and data while the guards still think. Failures are the page's to show. */
export function prefetch(target: Target, route: SiteRoute | undefined, parts: PrefetchParts): void {
  const isSignedIn = parts.base.session.getSnapshot().token !== undefined;
  if (!route || !(isSignedIn || route.access === 'public')) return;
  void parts.loadCode(target, route);
  if (isSignedIn) void prefetchData(route, parts).catch(() => {});
}

async function prefetchData(route: SiteRoute, { base, remotes }: PrefetchParts): Promise<void> {
  const { api, cache, session } = base;
  const shown = remotes.flatMap(({ widgets = [] }) => widgets.filter(({ name }) => route.widgets.includes(name)));
  const wanted = new Set([...route.data, ...shown.flatMap((widget) => widget.data ?? [])]);
  if (wanted.size === 0) return;
  const { token } = session.getSnapshot();
  // Of the move as it began: what needs a user who is known only by now waits for the guards (R52).
  const context = { api, userId: session.identity().userId };
  const queries = await cache.make();
  if (session.getSnapshot().token !== token) return;
  for (const data of wanted) {
    // A list that this shell does not know yet is the page's to ask for.
    if (typeof data === 'string') {
      if (isQueryName(data)) void queries.prefetchQuery(queryCatalogue[data](context));
    } else if (!isFresh(queries, data.key)) api.prefetch(data.get);
  }
}

/** Whether the cache would answer without a call, or one is on its way. */
function isFresh(queries: HostPlatform['queries'], queryKey: readonly string[]): boolean {
  const state = queries.getQueryState(queryKey);
  if (state === undefined) return false;
  if (state.fetchStatus === 'fetching') return true;
  return !state.isInvalidated && state.dataUpdatedAt > 0 && Date.now() - state.dataUpdatedAt < CACHE_TTL_MS;
}
