import { queryCatalogue } from '@careline/shared/api';
import type { PlatformBase } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import { isPublicPath } from './guards/public-paths';
import type { SiteModules } from './modules';
import type { LoadRemote } from './remotes/remote-loader';
import type { SiteRoute } from './routes/route-table';
import type { Target } from './routes/target';

export interface PrefetchParts {
  readonly base: Pick<PlatformBase, 'api' | 'queries' | 'session'>;
  readonly load: LoadRemote;
  readonly modules: Pick<SiteModules, 'load'>;
  readonly remotes: readonly SiteRemote[];
}

/** Asks for the target's code and data while the guards still think. Failures are the page's to show. */
export function prefetch(
  target: Target,
  route: SiteRoute | undefined,
  { base, load, modules, remotes }: PrefetchParts,
): void {
  const { api, queries, session } = base;
  const isSignedIn = session.getSnapshot().token !== undefined;
  if (!route || !(isSignedIn || isPublicPath(target.path))) return;
  modules.load(route).catch(() => {});
  const offers = (offered: readonly string[]) => route.widgets.some((widget) => offered.includes(widget));
  for (const remote of remotes) {
    if (remote.name === route.owner || offers(remote.widgets)) load(remote).catch(() => {});
  }
  if (!isSignedIn) return;
  const context = { api, userId: session.identity().userId };
  for (const name of route.data) void queries.prefetchQuery(queryCatalogue[name](context));
}
