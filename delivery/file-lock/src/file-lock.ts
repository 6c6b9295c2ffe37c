import { randomUUID } from 'node:crypto';
import { linkSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the lock file `path` for this process and returns the function that gives it back; undefined while a living process holds it. The
 * lock of a dead one is taken over.
 */
export function takeLock(path: string): (() => void) | undefined {
  const mine = identityOf(process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(path, mine)) return () => release(path, mine);
    const holder = read(path);
    if (holder !== undefined && isAlive(holder)) break;
    takeAway(path, holder);
  }
  return undefined;
}

/** Id of the process that holds the lock file; undefined where nobody readable does. */
export function lockHolder(path: string): number | undefined {
  return pidOf(read(path) ?? '') || undefined;
}

/** Linked into place when it is whole, so that nobody ever reads half a lock and takes it for a dead one. */
function create(path: string, content: string): boolean {
  const whole = `${path}.${process.pid}.${randomUUID()}`;
  try {
    writeFileSync(whole, content);
    linkSync(whole, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moved aside rather than deleted: so of two processes that find the same stale lock only one gets rid of it. */
function takeAway(path: string, stale: string | undefined): void {
  const aside = mkdtempSync(`${path}.`);
  try {
    renameSync(path, join(aside, 'lock'));
    const moved = read(join(aside, 'lock'));
    if (moved !== undefined && moved !== stale) create(path, moved);
  } catch {
    // Somebody else was faster; the next attempt sees whose lock stands now.
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

/** A process id is given again after a restart (in a container it is often 1), so its start time belongs to it. */
function identityOf(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

function pidOf(identity: string): number {
  return Number.parseInt(identity, 10) || 0;
}

function isAlive(identity: string): boolean {
  const pid = pidOf(identity);
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return identityOf(pid) === identity;
}

/** Boot and clock ticks since then, from Linux's /proc; empty on systems without it. */
function startTime(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot} ${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}
