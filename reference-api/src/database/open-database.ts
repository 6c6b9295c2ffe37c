import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { openPglite } from './open-pglite';
import { openPostgresql } from './open-postgresql';
import type * as schema from './schema';

/** What the repositories work with: either database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenedDatabase = { kind: 'pglite' | 'postgresql'; database: Database; close: () => Promise<void> };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Opens PostgreSQL at `databaseUrl`, or else PGlite in `dataDir` (in memory without one), and brings its tables up to date.
 * Throws when another living process holds `dataDir`.
 */
export function openDatabase(
  options: { dataDir?: string | undefined; databaseUrl?: string | undefined },
  log: FastifyBaseLogger,
): Promise<OpenedDatabase> {
  return options.databaseUrl
    ? openPostgresql(options.databaseUrl, migrationsFolder, log)
    : openPglite(options.dataDir, migrationsFolder);
}
