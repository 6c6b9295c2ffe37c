import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fillDataDir } from './ready-database';

export { makeReadyDatabase as setup } from './ready-database';

/** A folder with a new database for the tests of a file, deleted after them; for one test where `after` is `onTestFinished`. */
export function useDataDir(after: (clean: () => void) => void = afterAll): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'careline-data-'));
  fillDataDir(dataDir);
  after(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}
