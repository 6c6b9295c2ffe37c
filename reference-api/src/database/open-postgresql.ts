import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { FastifyBaseLogger } from 'fastify';
import { Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { safeError } from '../log/safe-error';
import type { OpenedDatabase } from './database';
import * as schema from './schema';
import { isUnavailable } from './unavailable';

// Any number will do, as long as every process of this API takes the same one.
const migrationLock = 7_201_337;

/** All in ms. The server ends a statement before we stop to wait for it, so that a living one says why. */
const patience = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** PostgreSQL at `url`, which need not be there yet. Several processes may start at once: they migrate one after another. */
export function openPostgresql(url: string, migrationsFolder: string, log: FastifyBaseLogger): OpenedDatabase {
  if (!URL.canParse(url))
    throw new Error('DATABASE_URL must be an address like postgres://user:password@host:5432/name.');
  const pool = new Pool({ connectionString: url, max: 10, keepAlive: true, onConnect: writeIsoDates, ...patience });
  const say = (error: Error) => log.warn(safeError(error), 'database connection lost');
  // A connection that breaks is replaced by the pool. The pool listens to those that nobody uses; without a listener on the others each of them
  // would end the process.
  pool.on('error', say);
  pool.on('connect', (client) => client.on('error', say));
  const database = drizzle(pool, { schema });
  // Drizzle's own never gives back a connection on which `begin` failed, and gives back for use one that has not answered yet.
  database.transaction = (work, config) =>
    onOneConnection(pool, (client) =>
      drizzle(client, { schema }).transaction(async (transaction) => {
        try {
          return await work(transaction);
        } catch (error) {
          // Nothing will be heard on this connection, not even of a rollback: PostgreSQL rolls back by itself when it ends.
          if (isUnavailable(error)) void client.end();
          throw error;
        }
      }, config),
    );
  const bringUpToDate = () => migrateAt(url, migrationsFolder);
  return { kind: 'postgresql', database, migrate: bringUpToDate, close: () => pool.end() };
}

/** A database may have been told to write a day before its month, and Date would read a month before a day. */
async function writeIsoDates(client: ClientBase): Promise<void> {
  await client.query('set datestyle to iso');
}

async function onOneConnection<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await work(client);
  } catch (error) {
    isLost = isUnavailable(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** How long a migration may wait for a table that something slow reads, such as a dump: all that comes after it waits with it. In ms. */
const migrationPatience = 2_000;

/** On a connection of its own, which may wait for as long as another process migrates. */
async function migrateAt(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience.connectionTimeoutMillis });
  try {
    await client.connect();
  } catch (error) {
    // The address without its password; the system's own error has no text when it tried several addresses.
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
    throw new Error(`PostgreSQL at ${new URL(url).host} cannot be reached (${reason}): check DATABASE_URL.`, {
      cause: error,
    });
  }
  // What breaks it fails the statement that runs as well.
  client.on('error', () => undefined);
  try {
    const database = drizzle(client, { schema });
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await database.execute(sql.raw(`set lock_timeout = ${migrationPatience}`));
    await migrate(database, { migrationsFolder });
  } finally {
    await client.end();
  }
}
