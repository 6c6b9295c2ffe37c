import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { migrationsFolder } from '../database/open-database';
import { openPglite } from '../database/open-pglite';

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** A folder with a new database for the tests of a file, deleted after them. */
export function useDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'careline-data-'));
  fillDataDir(dataDir);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Puts a new database into the folder: a copy of one that was made before the tests, because making one takes seconds. */
export function fillDataDir(dataDir: string): void {
  cpSync(template(), dataDir, { recursive: true });
}

/** Before all tests: makes the database that they copy, where there is none for these tables and this PGlite. */
export async function setup(): Promise<void> {
  const made = template();
  if (existsSync(made)) return;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${made}-`);
  await (await openPglite(making, migrationsFolder)).close();
  renameSync(making, made);
}

function template(): string {
  const hash = createHash('sha256').update(readFileSync(new URL('../../package.json', import.meta.url)));
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return join(cache, `database-${hash.digest('hex').slice(0, 12)}`);
}
