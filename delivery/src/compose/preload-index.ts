import type { Locale, PreloadIndex, Release } from '@careline/shared/manifest';
import type { ShellRelease } from '../release/shell-release';
import { choosableFiles } from './page-choices';
import { openedAnywhere, type SitePath } from './page-files';
import { placeOfRelease } from './site-model';

/** The files of every path, for moves inside an open tab, of each release that a browser may have, and where the releases are; each address of a file, and its hash, stands once. */
export function preloadIndex(
  shell: ShellRelease,
  live: ReadonlyMap<string, Release>,
  canaries: ReadonlyMap<string, Release>,
  paths: readonly SitePath[],
  locale: Locale,
): PreloadIndex {
  const integrities = new Map<string, string>();
  const places = new Map<string, number>();
  const placeOf = ([file, integrity]: readonly [string, string]) => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    integrities.set(file, integrity);
    return place;
  };
  // Each document has their hashes from its own page, and a move shows none of them.
  const opened = openedAnywhere(shell);
  const pages = paths.map((page): [string, number[]] => {
    const { scripts, later, styles, remoteStyles } = choosableFiles(shell, live, canaries, page, locale).files;
    const shown = [...later].filter(([file]) => !opened.has(file));
    return [page.path, [...scripts, ...shown, ...styles, ...remoteStyles].map(placeOf)];
  });
  return {
    buildId: shell.id,
    files: [...places.keys()],
    integrity: [...integrities.values()],
    pages: Object.fromEntries(pages),
    releases: Object.fromEntries([...live].map(([name, release]) => [name, placeOfRelease(release)])),
  };
}
