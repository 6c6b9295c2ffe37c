import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { liveComposition } from '../compose/pointer';
import { isDiskFault } from '../failure';
import { exists, foldersIn } from '../files';
import { withLockAlone } from '../lock';
import type { Places } from '../places';
import { lastGood, newestFirst } from './last-good';
import { liveIds } from './live';
import { readRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { settle } from './settle';
import { mapsOf } from './source-maps';
import { previousShell } from './stored-releases';

/** In ms: a release that is being made has its folder for some minutes before its record. */
const oneDay = 24 * 60 * 60 * 1000;

export interface Pruned {
  readonly name: string;
  readonly removed: readonly string[];
  readonly left: readonly string[];
}

/**
 * Removes all but the `keep` releases of each part that were live last, for all browsers or a share of them. What is used (`usedReleases`) always stays. A
 * folder that no record tells of, such as that of a refused release or what a prune that died has left, goes when it is a day old.
 */
export async function prune(places: Places, keep: number): Promise<Pruned[]> {
  return withLockAlone(places, () => {
    settleIfRoom(places);
    return foldersIn(places.releases).map((name) => {
      const used = usedReleases(places, name);
      // Tabs of the few that tried a release need its files as well.
      const ids = newestFirst(places, name, () => true);
      const left = ids.filter((id, at) => at < keep || used.has(id));
      const removed = ids.filter((id) => !left.includes(id));
      const folder = name === 'shell' ? join(places.published, name) : join(places.published, 'remotes', name);
      for (const id of removed) {
        // First what could be rolled back to: a process that dies leaves a folder for the next time.
        rmSync(join(places.releases, name, `${id}.json`), { force: true });
        rmSync(join(places.releases, name, `${id}.public`), { recursive: true, force: true });
        rmSync(mapsOf(places, name, id), { recursive: true, force: true });
        rmSync(join(folder, id), { recursive: true, force: true });
      }
      for (const parent of [folder, join(places.releases, name)])
        for (const found of foldersIn(parent)) {
          const path = join(parent, found);
          const isLeft = left.includes(found.replace(/\.(?:public|maps)$/, ''));
          if (!isLeft && isOld(path)) rmSync(path, { recursive: true, force: true });
        }
      return { name, removed, left };
    });
  });
}

/** On a full disk that is left to the next command: this one makes the room for it. Not a layout of before, which says of no release that it is used. */
function settleIfRoom(places: Places): void {
  try {
    settle(places);
  } catch (error) {
    if (!isDiskFault(error) || liveComposition(places) === undefined) throw error;
  }
}

/** The releases of a part that browsers get, for all or a share of them, what those fall back to, and what a roll back would go to. */
export function usedReleases(places: Places, name: string): Set<string | undefined> {
  const { shell, microFrontends } = readRegistry(places);
  const addresses = (microFrontends[name] ?? []).flatMap(({ url, fallbackUrl }) => [url, fallbackUrl ?? url]);
  const named = name === 'shell' ? [shell, previousShell(places)] : addresses.map((url) => releaseId({ url }));
  const live = liveIds(places).get(name);
  return new Set([...named, live === undefined ? undefined : lastGood(places, name, live)]);
}

function isOld(path: string): boolean {
  return exists(path) && Date.now() - statSync(path).mtimeMs > oneDay;
}
