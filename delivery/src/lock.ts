import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Places } from './places';
import { isAlive, processIdentity, processIdOf } from './process-identity';

const patienceMs = 60_000;
const pauseMs = 50;
/** Longer than anybody takes from making the file to writing into it. */
const emptyForMs = 5_000;

/** Runs `work` while no other process releases, rolls back or composes in the same data folder. `work` may not ask for the lock again. */
export async function withReleaseLock<Result>(places: Places, work: () => Result | Promise<Result>): Promise<Result> {
  return withLock(join(places.dataDir, 'release.lock'), work);
}

/**
 * Runs `work` while no other process does the same under this lock file. A lock whose process has died is taken over. Throws when
 * the lock stays taken for a minute.
 */
export async function withLock<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true });
  const mine = processIdentity(process.pid);
  const until = Date.now() + patienceMs;
  while (!take(path, mine)) {
    if (Date.now() > until) {
      throw new Error(
        `Another release (process ${processIdOf(ownerOf(path) ?? '') ?? 'unknown'}) holds ${path} for a minute. Wait for it, or delete the file.`,
      );
    }
    await wait(pauseMs);
  }
  try {
    return await work();
  } finally {
    if (ownerOf(path) === mine) rmSync(path, { force: true });
  }
}

function take(path: string, mine: string): boolean {
  try {
    writeFileSync(path, mine, { flag: 'wx' });
    return true;
  } catch {
    const owner = ownerOf(path);
    if (owner !== undefined && (owner === '' ? isOld(path) : !isAlive(owner))) takeAway(path, owner);
    return false;
  }
}

/** Moved aside rather than deleted: of two processes that find the same dead lock, the slower one must not delete the faster one's. */
function takeAway(path: string, dead: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (ownerOf(aside) !== dead) linkSync(aside, path);
  } catch {
    // Somebody else was faster; the next attempt sees whose lock stands now.
  } finally {
    rmSync(aside, { force: true });
  }
}

function isOld(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > emptyForMs;
}

function ownerOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
