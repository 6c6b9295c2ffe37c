import type { Access, LayoutName, SiteRegistry } from '@careline/shared/manifest';
import declaration from '../../shell.manifest';

type RemotePage = SiteRegistry['remotes'][number]['pages'][number];

/** One page of the site, whoever serves it. */
export interface SiteRoute {
  readonly path: string;
  /** Where other packages link to it. */
  readonly name?: string | undefined;
  readonly layout: LayoutName;
  readonly access: Access;
  /** Name of the remote that serves it, or `shell`. */
  readonly owner: string;
  /** The title in the page's language; pages of the shell have a `titleKey` instead. */
  readonly title?: string;
  readonly titleKey?: string;
  readonly data: NonNullable<RemotePage['data']>;
  readonly widgets: NonNullable<RemotePage['widgets']>;
  readonly validator?: string | undefined;
  readonly middleware: readonly string[];
}

/** Lower-cased unprefixed path → route: matching is case-insensitive (R7). */
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
  for (const { path, name, layout, access, title } of declaration.pages) {
    add({ path, name, layout, access, titleKey: title, owner: 'shell', data: [], widgets: [], middleware: [] });
  }
  for (const remote of registry.remotes) {
    for (const { data = [], widgets = [], middleware = [], access = 'signed-in', ...page } of remote.pages) {
      add({ ...page, owner: remote.name, access, data, widgets, middleware });
    }
  }
  return table;
}

/** The route of an unprefixed path; undefined where nobody serves it. */
export function routeAt(table: RouteTable, path: string): SiteRoute | undefined {
  return table.get(path.toLowerCase());
}
