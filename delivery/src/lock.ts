import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 60_000;
const pauseMs = 50;

/**
 * Runs `work` while no other process does the same under this lock file. A lock whose process has died is taken over. Throws when
 * the lock stays taken for a minute.
 */
export async function withLock<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true });
  const until = Date.now() + patienceMs;
  while (!take(path)) {
    if (Date.now() > until) {
      throw new Error(
        `Another release (process ${owner(path)}) holds ${path} for a minute. Wait for it, or delete the file.`,
      );
    }
    await wait(pauseMs);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = owner(path);
    // Empty: it was made a moment ago and its owner has not written yet.
    if (holder !== undefined && !isAlive(holder)) rmSync(path, { force: true });
    return false;
  }
}

function owner(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
