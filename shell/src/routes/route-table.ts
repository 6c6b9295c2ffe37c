import type { LayoutName, SiteRegistry } from '@careline/shared/manifest';
import { type ShellPath, shellRoutes } from './shell-routes';

type RemoteRoute = SiteRegistry['remotes'][number]['routes'][number];

/** One page of the site, whoever serves it. */
export interface SiteRoute {
  readonly path: string;
  readonly layout: LayoutName;
  /** Name of the remote that serves it, or `shell`. */
  readonly owner: string;
  /** The title in the page's language; pages of the shell have a `titleKey` instead. */
  readonly title?: string;
  readonly titleKey?: string;
  readonly shellPath?: ShellPath;
  readonly data: NonNullable<RemoteRoute['data']>;
  readonly widgets: NonNullable<RemoteRoute['widgets']>;
  readonly validator?: string | undefined;
  readonly middleware: readonly string[];
}

/** Lower-cased unprefixed path → route: matching is case-insensitive (decisions.md D8). */
export type RouteTable = ReadonlyMap<string, SiteRoute>;

/**
 * Routes of the shell and of every remote. Where two claim one path, which a release refuses, the first keeps it: the rest of the site
 * goes on.
 */
export function createRouteTable(registry: SiteRegistry): RouteTable {
  const table = new Map<string, SiteRoute>();
  const add = (route: SiteRoute) => {
    const key = route.path.toLowerCase();
    const other = table.get(key);
    if (other === undefined) table.set(key, route);
    else console.error(`${other.owner} serves ${route.path}; the route of ${route.owner} is left out.`);
  };
  for (const { path, layout, titleKey } of shellRoutes) {
    add({ path, layout, titleKey, owner: 'shell', shellPath: path, data: [], widgets: [], middleware: [] });
  }
  for (const remote of registry.remotes) {
    for (const { path, layout, title, data = [], widgets = [], validator, middleware = [] } of remote.routes) {
      add({ path, layout, title, owner: remote.name, data, widgets, validator, middleware });
    }
  }
  return table;
}
