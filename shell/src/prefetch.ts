import { queryCatalogue } from '@careline/shared/api';
import type { PlatformBase } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import { isPublicPath } from './guards/public-paths';
import type { SiteModules } from './modules';
import type { Preload } from './navigation/preloads';
import type { LoadRemote } from './remotes/remote-loader';
import type { SiteRoute } from './routes/route-table';
import type { Target } from './routes/target';

export interface CodeParts {
  readonly load: LoadRemote;
  readonly preload: Preload;
  readonly modules: Pick<SiteModules, 'load'>;
  readonly remotes: readonly SiteRemote[];
}

export interface PrefetchParts extends CodeParts {
  readonly base: Pick<PlatformBase, 'api' | 'queries' | 'session'>;
}

/** Asks for all code of a page at once. Resolves when it has come or failed; a failure is told where the code is used. */
export async function loadCode(
  target: Target,
  route: SiteRoute,
  { load, preload, modules, remotes }: CodeParts,
): Promise<void> {
  const offers = (offered: readonly string[]) => route.widgets.some((widget) => offered.includes(widget));
  const owners = remotes.filter((remote) => remote.name === route.owner || offers(remote.widgets));
  await Promise.allSettled([preload(target), modules.load(route), ...owners.map((remote) => load(remote))]);
}

/** Asks for the target's code and data while the guards still think. Failures are the page's to show. */
export function prefetch(target: Target, route: SiteRoute | undefined, parts: PrefetchParts): void {
  const { api, queries, session } = parts.base;
  const isSignedIn = session.getSnapshot().token !== undefined;
  if (!route || !(isSignedIn || isPublicPath(target.path))) return;
  void loadCode(target, route, parts);
  if (!isSignedIn) return;
  const context = { api, userId: session.identity().userId };
  for (const name of route.data) void queries.prefetchQuery(queryCatalogue[name](context));
}
