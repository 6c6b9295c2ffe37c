import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compositionNumbers, liveComposition } from '../compose/pointer';
import { exists, foldersIn } from '../files';
import { foldHealth } from '../health/health-files';
import type { Places } from '../places';
import { catchUpActivity } from './activity';
import { migrate } from './migrate';

/**
 * Brings a data folder into order, whatever happened to the processes before: it has today's layout, what is live is written down, nothing is left
 * of what never became live, and what browsers told is one file a day. Only for who holds the release lock.
 */
export function settle(places: Places): void {
  migrate(places);
  catchUpActivity(places);
  removeCompositions(places);
  removeDrafts(places);
  foldHealth(places);
}

/** The one before the live one stays for a moment: a server may be reading it. */
function removeCompositions(places: Places): void {
  const live = liveComposition(places);
  // A pointer that somebody deleted is no reason to delete what it pointed to.
  if (live === undefined) return;
  const all = compositionNumbers(places);
  const before = all.findLast((number) => number < live);
  for (const number of all) {
    if (number !== live && number !== before)
      rmSync(join(places.compositions, String(number)), { recursive: true, force: true });
  }
}

/** `<name>.<process>.tmp` of processes that have died, and of this one, which writes a draft without a pause. */
function removeDrafts({ dataDir, published, releases, compositions }: Places): void {
  const folders = [dataDir, compositions, releases, join(published, 'shell')];
  for (const parent of [releases, join(published, 'remotes')])
    folders.push(...foldersIn(parent).map((name) => join(parent, name)));
  for (const folder of folders.filter(exists)) {
    for (const name of readdirSync(folder)) {
      const [, pid] = /\.(\d+)\.tmp(?:\.damaged)?$/.exec(name) ?? /^release\.lock\.(\d+)\./.exec(name) ?? [];
      if (pid !== undefined && !isOther(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** Whether another process with this id is alive. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
