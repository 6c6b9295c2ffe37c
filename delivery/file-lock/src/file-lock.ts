import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { bootId, isRunning, pidIn, processName, startTime } from './process-name';

export { isRunning, pidIn, processName } from './process-name';

/** In ms: how often who holds a lock says that it lives, and how long that is believed of who cannot be looked for. */
const beatEvery = 2_000;
const believedFor = 20_000;

/**
 * Takes the lock file `path` for this process and returns the function that gives it back; undefined while a living process holds it. The
 * lock of a dead one is taken over: at once, or after 20 s where it was in another container, whose processes are not seen from here, or on a full disk, where it has no name.
 */
export function takeLock(path: string): (() => void) | undefined {
  const mine = identityOf(process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const written = create(path, mine);
    if (written !== undefined) return keep(path, written);
    const holder = read(path);
    if (holder !== undefined && isAlive(holder, path)) break;
    takeAway(path, holder);
  }
  return undefined;
}

function keep(path: string, mine: string): () => void {
  const beat = setInterval(() => beatOnce(path, mine), beatEvery).unref();
  return () => {
    clearInterval(beat);
    release(path, mine);
  };
}

function beatOnce(path: string, mine: string): void {
  try {
    if (read(path) === mine) utimesSync(path, new Date(), new Date());
  } catch {
    // A disk that takes no time stamp, or a lock that was deleted by hand: the next beat may do.
  }
}

/** Id of the process that holds the lock file; undefined where nobody readable does. */
export function lockHolder(path: string): number | undefined {
  return Number.parseInt(read(path) ?? '', 10) || undefined;
}

/**
 * Linked into place when it is whole, so that nobody ever reads half a lock and takes it for a dead one. Returns what stands in it: nothing on a full disk, where
 * room can only be made by who holds the lock. Undefined where there is one.
 */
function create(path: string, content: string): string | undefined {
  const whole = aside(path);
  try {
    const written = writeIfRoom(whole, content);
    linkSync(whole, path);
    return written;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

function writeIfRoom(path: string, content: string): string {
  try {
    writeFileSync(path, content);
    return content;
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw error;
    writeFileSync(path, '');
    return '';
  }
}

const aside = (path: string) => `${path}.${processName()}.${randomUUID()}`;
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moved aside rather than deleted: so of two processes that find the same stale lock only one gets rid of it. */
function takeAway(path: string, stale: string | undefined): void {
  const old = aside(path);
  try {
    renameSync(path, old);
    const moved = read(old);
    if (moved !== undefined && moved !== stale) create(path, moved);
  } catch {
    // Somebody else was faster; the next attempt sees whose lock stands now.
  } finally {
    rmSync(old, { force: true });
  }
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

/** A process id is given again after a restart, so its start time belongs to it. */
function identityOf(pid: number): string {
  return `${processName(pid)} ${startTime(pid)}`;
}

function isAlive(identity: string, path: string): boolean {
  const [name = '', boot] = identity.split(' ');
  const pid = pidIn(name);
  if (pid !== undefined) return isRunning(pid) && identityOf(pid) === identity;
  if (identity !== '' && (!/^\d+-\d+$/.test(name) || boot !== bootId())) return false;
  const beaten = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - beaten < believedFor;
}
