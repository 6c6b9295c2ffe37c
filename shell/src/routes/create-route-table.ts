import type { SiteRegistry } from '@careline/shared/manifest';
import declaration from '../../shell.manifest';
import { placedWidgets } from './placed-widgets';
import type { RouteTable, SiteRoute } from './route-table';

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
    const widgets = placedWidgets(registry, name);
    add({ path, name, layout, access, titleKey: title, owner: 'shell', data: [], widgets, middleware: [] });
  }
  for (const remote of registry.remotes) {
    for (const { data = [], widgets = [], middleware = [], access = 'signed-in', ...page } of remote.pages) {
      add({ ...page, owner: remote.name, access, data, widgets, middleware });
    }
  }
  return table;
}
