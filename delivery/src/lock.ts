import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockHolder, takeLock } from '@careline/file-lock';
import { Failure, isDiskFault } from './failure';
import type { Places } from './places';
import { settle } from './release/settle';

const patienceMs = 60_000;
const pauseMs = 50;

/**
 * Runs `work` while no other process releases, rolls back or composes in the same data folder, which is brought into order before. `work` may not ask for the lock again. Throws
 * when the lock stays taken for a minute.
 */
export function withReleaseLock<Result>(places: Places, work: () => Result | Promise<Result>): Promise<Result> {
  return withLockAlone(places, () => {
    settle(places);
    return work();
  });
}

/** The same in a data folder as it was left; for work that may be needed before it can be brought into order. */
export async function withLockAlone<Result>(places: Places, work: () => Result | Promise<Result>): Promise<Result> {
  const path = join(places.dataDir, 'release.lock');
  mkdirSync(places.dataDir, { recursive: true });
  const until = Date.now() + patienceMs;
  let release = takeLock(path);
  while (!release) {
    if (Date.now() > until) {
      const holder = lockHolder(path) ?? 'unknown';
      throw new Failure(
        `Another release (process ${holder}) holds ${path} for a minute. Wait for it, or delete the file.`,
      );
    }
    await wait(pauseMs);
    release = takeLock(path);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/** Waits for what is on its way, and brings the data folder into order, so that it can be read as today's code writes it. */
export function settled(places: Places): Promise<void> {
  return withReleaseLock(places, () => undefined);
}

/** The same, for who only reads: where the folder cannot be written, on a full disk or by this user, it is read as it was left, and what is live is whole all the same. */
export async function settledIfWritable(places: Places): Promise<void> {
  await settled(places).catch((error: unknown) => {
    if (!isDiskFault(error)) throw error;
  });
}
