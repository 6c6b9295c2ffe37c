import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenedDatabase } from './database';
import { openPglite } from './open-pglite';
import { openPostgresql } from './open-postgresql';

export type { Database } from './database';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * PostgreSQL at `databaseUrl`, which is not asked yet, or else PGlite in `dataDir` (in memory without one). Throws when another living process
 * holds `dataDir`.
 */
export async function openDatabase(
  options: { dataDir?: string | undefined; databaseUrl?: string | undefined },
  log: FastifyBaseLogger,
): Promise<OpenedDatabase> {
  return options.databaseUrl
    ? openPostgresql(options.databaseUrl, migrationsFolder, log)
    : openPglite(options.dataDir, migrationsFolder);
}
