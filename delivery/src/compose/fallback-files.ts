import { join } from 'node:path';
import { type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { readJson } from '../files';
import type { Places } from '../places';
import { releaseFolder, releaseId } from '../release/remote-release';

/**
 * For each remote that has a fallback, `preloads/fallbacks/<name>.json`: the addresses and hashes of that release's scripts and styles. In a file of its
 * own, because hardly any tab will ever ask for it. A fallback on another origin has no record here.
 */
export function fallbackFiles(places: Places, live: ReadonlyMap<string, Release>): [string, string][] {
  return [...live].flatMap(([name, { fallbackUrl }]): [string, string][] => {
    if (fallbackUrl === undefined || !fallbackUrl.startsWith('/')) return [];
    const fallback = v.parse(
      releaseSchema,
      readJson(join(places.releases, name, `${releaseId({ url: fallbackUrl })}.json`)),
    );
    const folder = releaseFolder(fallback);
    const code = Object.entries(fallback.extras.files).filter(([file]) => /\.(js|css)$/.test(file));
    const integrity = Object.fromEntries(code.map(([file, hash]) => [folder + file, hash]));
    return [[`preloads/fallbacks/${name}.json`, `${JSON.stringify({ url: fallback.url, integrity })}\n`]];
  });
}
