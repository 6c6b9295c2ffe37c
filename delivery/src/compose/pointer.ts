import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { processName } from '@careline/file-lock';
import { exists } from '../files';
import type { Places } from '../places';

/** Numbers of the compositions that are whole, in the order in which they were made. */
export function compositionNumbers(places: Places): number[] {
  if (!exists(places.compositions)) return [];
  return readdirSync(places.compositions)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
}

/** Makes a composition the one that is served: a link takes the other's place in one step. */
export function pointTo({ dataDir, live }: Places, composition: string): void {
  const draft = join(dataDir, `live.${processName()}.tmp`);
  rmSync(draft, { force: true });
  symlinkSync(join('compositions', composition), draft);
  renameSync(draft, live);
}

/** Number of the live composition; undefined where none is. */
export function liveComposition({ live }: Places): number | undefined {
  return lstatSync(live, { throwIfNoEntry: false })?.isSymbolicLink()
    ? Number(basename(readlinkSync(live)))
    : undefined;
}

/** What a composition does not hold itself: the immutable folders of all releases, past ones for tabs that still run them. */
export function linksToPublished(site: string): void {
  mkdirSync(site, { recursive: true });
  for (const folder of ['remotes', 'shell']) {
    const link = join(site, folder);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join('../../../published', folder), link);
  }
}
