import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { everySuite } from './testing/every-suite';
import { findPostgresql, type RunningPostgresql, startPostgresql } from './testing/start-postgresql';
import { TestApi, useTestApi } from './testing/test-api';

const binaries = findPostgresql();
if (binaries === undefined) console.warn('No initdb was found: the tests on PostgreSQL are skipped.');

describe.skipIf(binaries === undefined)('the API on PostgreSQL', { timeout: 120_000 }, () => {
  let server: RunningPostgresql | undefined;
  // Hooks after a file run last-in first-out: registered before useTestApi, this one stops the server after the API.
  afterAll(() => server?.stop());
  const api = useTestApi(async () => {
    server = await startPostgresql(binaries ?? '');
    return { databaseUrl: server.url };
  });
  everySuite(api);

  it('lets several processes start at once on a new database', async () => {
    const databaseUrl = server?.url.replace(/postgres$/, 'another') ?? '';
    const client = new Client({ connectionString: server?.url });
    await client.connect();
    await client.query('create database another');
    await client.end();
    const started = await Promise.all([1, 2, 3].map(() => TestApi.start({ databaseUrl, demo: 'always' })));
    const body = { email: 'ana@careline.example', password: 'careline-demo' };
    for (const one of started) expect((await one.call('POST', '/auth/login', { body })).status).toBe(200);
    await Promise.all(started.map((one) => one.app.close()));
  });
});
