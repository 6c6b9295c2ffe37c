import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDirectory } from './directory-lock';
import type { OpenedDatabase } from './open-database';
import * as schema from './schema';

/** PGlite in `dataDir`, locked for this process; in memory without one. */
export async function openPglite(dataDir: string | undefined, migrationsFolder: string): Promise<OpenedDatabase> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const unlock = dataDir === undefined ? () => undefined : lockDirectory(dataDir);
  try {
    const client = dataDir === undefined ? await PGlite.create() : await PGlite.create(join(dataDir, 'database'));
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder });
    const close = async () => {
      await client.close();
      unlock();
    };
    return { kind: 'pglite', database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
