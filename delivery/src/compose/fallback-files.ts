import { locales, type Release } from '@careline/shared/manifest';
import type { Places } from '../places';
import { fallbackRelease } from '../release/fallback-release';
import { releaseFolder } from '../release/remote-release';
import type { ShellRelease } from '../release/shell-release';
import { containerFiles, pageFiles, type SitePath } from './page-files';

interface Site {
  readonly shell: ShellRelease;
  readonly live: ReadonlyMap<string, Release>;
  readonly paths: readonly SitePath[];
}

/**
 * For each remote that has a fallback, `preloads/fallbacks/<name>.json`: the addresses and hashes of that release's scripts and styles, and the places of those
 * that each page needs, in any language. In a file of its own, because hardly any tab will ever ask for it. A fallback on another origin has no record here.
 */
export function fallbackFiles(places: Places, site: Site): [string, string][] {
  return [...site.live].flatMap(([name, release]): [string, string][] => {
    const fallback = fallbackRelease(places, name, release);
    if (!fallback) return [];
    const folder = releaseFolder(fallback);
    const { files } = fallback.extras;
    const code = [...new Set([...containerFiles(fallback), ...Object.keys(files)])].filter((file) =>
      /\.(js|css)$/.test(file),
    );
    const integrity = Object.fromEntries(code.map((file) => [folder + file, files[file]]));
    const pages = placesOfPages({ ...site, live: new Map(site.live).set(name, fallback) }, folder, code);
    return [[`preloads/fallbacks/${name}.json`, `${JSON.stringify({ url: fallback.url, integrity, pages })}\n`]];
  });
}

/** Path of each page that needs something of the release in `folder` → places of that in `code`. */
function placesOfPages(
  { shell, live, paths }: Site,
  folder: string,
  code: readonly string[],
): Readonly<Record<string, number[]>> {
  const placeOf = new Map(code.map((file, place) => [folder + file, place]));
  const pages = paths.map((page): [string, number[]] => {
    const needed = locales.flatMap((locale) => {
      const { scripts, later, remoteStyles } = pageFiles(shell, live, page, locale);
      return [...scripts.keys(), ...later.keys(), ...remoteStyles.keys()];
    });
    return [page.path, [...new Set(needed)].flatMap((href) => placeOf.get(href) ?? [])];
  });
  return Object.fromEntries(pages.filter(([, needed]) => needed.length > 0));
}
