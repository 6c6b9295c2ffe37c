import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory; small in some containers. */
const inMemory = '/dev/shm';
const enough = 2 * 1024 ** 3;

/**
 * A folder for all that the tests write and nobody keeps: databases, releases, browser profiles. In memory where there is room, because none of
 * it has to outlive a power cut, and a busy disk makes tests slow. It is deleted when this process ends.
 */
export function makeScratch() {
  const scratch = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), 'careline-test-'));
  // PostgreSQL runs as nobody where the tests run as root, and has to reach its folder.
  chmodSync(scratch, 0o711);
  // Without a listener a signal would end this process without its exit event. A tool that runs has one of its own, which ends the tool first.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(1);
    });
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
  return scratch;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough;
  } catch {
    return false;
  }
}
