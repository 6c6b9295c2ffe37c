import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, pidIn } from '@careline/file-lock';
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
  // First what makes room: the next two write.
  removeDrafts(places);
  catchUpActivity(places);
  removeCompositions(places);
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

/** `<name>.<process>.tmp` of processes that have died, and of this one, which writes a draft without a pause: only its builds take their time. */
function removeDrafts({ dataDir, published, releases, compositions }: Places): void {
  const folders = [dataDir, compositions, releases, join(published, 'shell')];
  for (const parent of [releases, join(published, 'remotes')])
    folders.push(...foldersIn(parent).map((name) => join(parent, name)));
  for (const folder of folders) removeDraftsIn(folder, (pid) => pid !== process.pid && isRunning(pid));
  removeDraftsIn(join(dataDir, 'builds'), isRunning);
}

/** In ms. Processes of other containers are not seen from here; none takes an hour for one draft. */
const longest = 3_600_000;

function removeDraftsIn(folder: string, isAtWork: (pid: number) => boolean): void {
  if (!exists(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, writer] =
      /\.(\d+(?:-\d+)?)\.tmp(?:\.damaged)?$/.exec(name) ?? /^release\.lock\.(\d+(?:-\d+)?)\./.exec(name) ?? [];
    if (writer === undefined) continue;
    const path = join(folder, name);
    const pid = pidIn(writer);
    if (pid === undefined ? isYoung(path) : isAtWork(pid)) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

function isYoung(path: string): boolean {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < longest;
}
