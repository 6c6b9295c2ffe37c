import { type PageName, pageFallbacks } from '@careline/shared';
import type { RouteTable } from './route-table';

/** The unprefixed path of a named page, or of the page of the shell that stands in its place where no remote brings it. */
export function pagePath(table: RouteTable, name: PageName): string {
  const named = (wanted: string) => [...table.values()].find((route) => route.name === wanted)?.path;
  return named(name) ?? named(pageFallbacks[name]) ?? '/';
}
