import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { explained, keepToOwner, prepareDataFolder } from './data-folder';
import type { OpenedDatabase } from './database';
import { lockDirectory } from './directory-lock';
import * as schema from './schema';

/** PGlite in a folder in `dataDir`, locked for this process and closed to other users; in memory without one. */
export async function openPglite(dataDir: string | undefined, migrationsFolder: string): Promise<OpenedDatabase> {
  if (dataDir === undefined) return opened(await PGlite.create(), migrationsFolder, () => undefined);
  prepareDataFolder(dataDir);
  const unlock = lockDirectory(dataDir);
  const folder = join(dataDir, 'database');
  try {
    const made = beginWhole(folder);
    keepToOwner(folder);
    const client = await PGlite.create(folder);
    keepToOwner(folder);
    const database = await opened(client, migrationsFolder, unlock);
    made();
    return database;
  } catch (error) {
    unlock();
    throw explained(error, folder);
  }
}

/**
 * A process that dies while it makes the database leaves half of one, which nobody has written to yet: it is made anew. Not a copy that somebody has put in its
 * place since. Returns the function that says that this one is whole.
 */
function beginWhole(folder: string): () => void {
  const mark = `${folder}.unfinished`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === identityOf(folder))
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isEmpty(folder)) writeFileSync(mark, identityOf(folder));
  return () => rmSync(mark, { force: true });
}

/** A number is given again to a folder that comes later, so the time of its making belongs to it. */
function identityOf(folder: string): string {
  const { ino, birthtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${birthtimeMs}`;
}

function isEmpty(folder: string): boolean {
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0;
}

async function opened(client: PGlite, migrationsFolder: string, unlock: () => void): Promise<OpenedDatabase> {
  const database = drizzle(client, { schema });
  // Here, because a database that is made anew is whole only with its tables.
  await migrate(database, { migrationsFolder });
  const close = async () => {
    await client.close();
    unlock();
  };
  return { kind: 'pglite', database, migrate: async () => {}, close };
}
