import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Puts a new database with both catalogues into the folder: a copy of one that was made before the tests, because making one takes seconds. */
export function fillDataDir(dataDir: string): void {
  cpSync(readyDatabase(), dataDir, { recursive: true });
}

/** Makes the database that tests copy, where there is none for these tables, catalogues and this PGlite. */
export async function makeReadyDatabase(): Promise<void> {
  const made = readyDatabase();
  if (existsSync(made)) return;
  const { openPglite } = await import('../database/open-pglite');
  const { seedCatalogue } = await import('../catalogue/catalogue-repository');
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${made}-`);
  const { database, close } = await openPglite(making, migrations);
  await seedCatalogue(database);
  await close();
  // Another process may have been quicker.
  if (existsSync(made)) rmSync(making, { recursive: true });
  else renameSync(making, made);
}

function readyDatabase(): string {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'src/catalogue/conditions.json', 'src/catalogue/skills.json'])
    hash.update(readFileSync(new URL(`../../${file}`, import.meta.url)));
  for (const name of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrations, name)));
  }
  return join(cache, `database-${hash.digest('hex').slice(0, 12)}`);
}
