import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { seedCatalogue } from '../catalogue/catalogue-repository';
import { migrationsFolder } from '../database/open-database';
import { openPglite } from '../database/open-pglite';

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** A folder with a new database for the tests of a file, deleted after them; for one test where `after` is `onTestFinished`. */
export function useDataDir(after: (clean: () => void) => void = afterAll): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'careline-data-'));
  fillDataDir(dataDir);
  after(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Puts a new database with both catalogues into the folder: a copy of one that was made before the tests, because making one takes seconds. */
export function fillDataDir(dataDir: string): void {
  cpSync(template(), dataDir, { recursive: true });
}

/** Before all tests: makes the database that they copy, where there is none for these tables, catalogues and this PGlite. */
export async function setup(): Promise<void> {
  const made = template();
  if (existsSync(made)) return;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${made}-`);
  const { database, close } = await openPglite(making, migrationsFolder);
  await seedCatalogue(database);
  await close();
  renameSync(making, made);
}

function template(): string {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'src/catalogue/conditions.json', 'src/catalogue/skills.json'])
    hash.update(readFileSync(new URL(`../../${file}`, import.meta.url)));
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return join(cache, `database-${hash.digest('hex').slice(0, 12)}`);
}
