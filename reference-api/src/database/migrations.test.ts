import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { useDataDir } from '../testing/new-data-dir';
import { readMember } from '../testing/read-json';
import { findPostgresql, type RunningPostgresql, startPostgresql } from '../testing/start-postgresql';
import { migrationsFolder } from './open-database';
import { openPostgresql } from './open-postgresql';
import { isUnavailable } from './unavailable';

const binaries = findPostgresql();

describe.skipIf(binaries === undefined)('a migration', { timeout: 60_000 }, () => {
  const folder = useDataDir();
  let server: RunningPostgresql | undefined;
  afterAll(() => server?.stop());

  it('F89: gives way where something slow reads the table, lets the others read on, and is done later', async () => {
    server = await startPostgresql(binaries ?? '');
    const { url } = server;
    const before = openPostgresql(url, upTo('0003_bill-lines'), Fastify().log);
    await before.migrate();
    await before.close();
    const [dump, visitor] = await Promise.all([connect(url), connect(url)]);
    await dump.query('begin');
    const question = 'select count(*) from phone_subscriptions';
    await dump.query(question);
    const next = openPostgresql(url, migrationsFolder, Fastify().log);
    const refused = next.migrate().catch((error: unknown) => error);
    const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(async () => (await visitor.query(waits)).rowCount, { timeout: 10_000 }).toBe(1);
    await visitor.query("set statement_timeout = '10s'");
    expect((await visitor.query(question)).rowCount).toBe(1);
    expect(isUnavailable(await refused)).toBe(true);
    await dump.query('commit');
    await next.migrate();
    await Promise.all([dump.end(), visitor.end(), next.close()]);
  });

  /** The migrations as they were once `last` was the newest. */
  function upTo(last: string): string {
    const old = join(folder, 'migrations');
    cpSync(migrationsFolder, old, { recursive: true });
    const file = join(old, 'meta/_journal.json');
    const journal: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries = readMember(journal, 'entries');
    if (!Array.isArray(entries)) throw new Error('The journal has no entries');
    const end = entries.findIndex((entry: unknown) => readMember(entry, 'tag') === last) + 1;
    writeFileSync(file, JSON.stringify({ ...Object(journal), entries: entries.slice(0, end) }));
    return old;
  }
});

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
