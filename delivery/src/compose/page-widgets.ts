import type { Release } from '@careline/shared/manifest';
import type { ShellRelease } from '../release/shell-release';

/** A remote that has widgets on a page, and their names. */
interface Shown {
  readonly remote: string;
  readonly release: Release;
  readonly widgets: readonly string[];
}

/** What stands on a page: the widgets that it lists, and those that are placed on it. */
export function widgetsOn(
  { path, owner }: { readonly path: string; readonly owner: string },
  shell: Pick<ShellRelease, 'pages'>,
  live: ReadonlyMap<string, Release>,
): Shown[] {
  const page = live.get(owner)?.extras.manifest.pages.find((own) => own.path === path);
  const called = page?.name ?? shell.pages[path]?.name;
  const all = [...live].map(([remote, release]) => {
    const shown = release.extras.manifest.widgets.filter(
      ({ name, place }) => page?.widgets?.includes(name) || (place !== undefined && place.page === called),
    );
    return { remote, release, widgets: shown.map(({ name }) => name) };
  });
  return all.filter(({ widgets }) => widgets.length > 0);
}
