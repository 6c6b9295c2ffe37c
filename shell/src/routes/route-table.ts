import type { Access, LayoutName, SiteRegistry } from '@careline/shared/manifest';

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

/** Lower-cased unprefixed path → route: matching is case-insensitive (PD8). */
export type RouteTable = ReadonlyMap<string, SiteRoute>;

/** The route of an unprefixed path; undefined where nobody serves it. */
export function routeAt(table: RouteTable, path: string): SiteRoute | undefined {
  return table.get(path.toLowerCase());
}
