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
 * For each remote that has a fallback, `preloads/fallbacks/<name>.json`: the addresses and hashes of that release's scripts and styles, those of the shell that pages
 * need for it and not for the release that is live, and the places of those that each page needs, in any language. In a file of its own, because hardly any tab
 * will ever ask for it. A fallback on another origin has no record here.
 */
export function fallbackFiles(places: Places, site: Site): [string, string][] {
  return [...site.live].flatMap(([name, release]): [string, string][] => {
    const fallback = fallbackRelease(places, name, release);
    return fallback ? [[`preloads/fallbacks/${name}.json`, `${JSON.stringify(recordOf(site, name, fallback))}\n`]] : [];
  });
}

function recordOf({ shell, live, paths }: Site, name: string, fallback: Release) {
  const folder = releaseFolder(fallback);
  const { files } = fallback.extras;
  const code = [...new Set([...containerFiles(fallback), ...Object.keys(files)])].filter((file) =>
    /\.(js|css)$/.test(file),
  );
  const integrity = Object.fromEntries(code.map((file) => [folder + file, files[file]]));
  const shared: Record<string, string> = {};
  const placed = new Map(live).set(name, fallback);
  const needed = paths.map((page): [string, string[]] => {
    const hrefs = locales.flatMap((locale) => {
      const { scripts, later, styles, remoteStyles } = pageFiles(shell, placed, page, locale);
      const known = pageFiles(shell, live, page, locale);
      for (const [href, hash] of [...scripts, ...styles])
        if (href.startsWith(shell.folder) && !known.scripts.has(href) && !known.styles.has(href)) shared[href] = hash;
      return [...scripts, ...later, ...styles, ...remoteStyles].map(([href]) => href);
    });
    return [page.path, [...new Set(hrefs)]];
  });
  const placeOf = new Map([...Object.keys(integrity), ...Object.keys(shared)].map((href, place) => [href, place]));
  const pages = needed.map(([path, hrefs]): [string, number[]] => [
    path,
    hrefs.flatMap((href) => placeOf.get(href) ?? []),
  ]);
  return {
    url: fallback.url,
    integrity,
    shared,
    pages: Object.fromEntries(pages.filter(([, list]) => list.length > 0)),
  };
}
