import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** What the repositories work with: either database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenedDatabase = {
  kind: 'pglite' | 'postgresql';
  database: Database;
  /** Brings the tables up to date; may be called again after it failed. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};
