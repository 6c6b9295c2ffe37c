import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenedDatabase } from './open-database';
import * as schema from './schema';

// Any number will do, as long as every process of this API takes the same one.
const migrationLock = 7_201_337;

/** PostgreSQL at `url`. Several processes may start at once: they migrate one after another. */
export async function openPostgresql(url: string, migrationsFolder: string): Promise<OpenedDatabase> {
  if (!URL.canParse(url))
    throw new Error('DATABASE_URL must be an address like postgres://user:password@host:5432/name.');
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL connection lost: ${error.message}`));
  const database = drizzle(pool, { schema });
  const connection = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    // The address without its password; the system's own error has no text when it tried several addresses.
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
    throw new Error(`PostgreSQL at ${new URL(url).host} cannot be reached (${reason}): check DATABASE_URL.`);
  });
  try {
    const locked = drizzle(connection, { schema });
    await locked.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(locked, { migrationsFolder });
    await locked.execute(sql`select pg_advisory_unlock(${migrationLock})`);
    connection.release();
  } catch (error) {
    connection.release(true);
    await pool.end();
    throw error;
  }
  return { kind: 'postgresql', database, close: () => pool.end() };
}
