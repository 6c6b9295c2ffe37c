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

  it('SH3: counts failures over all processes', async () => {
    const limits = { signIns: 1_000_000, accountFailures: 10 };
    const both = await Promise.all([1, 2].map(() => TestApi.start({ databaseUrl: server?.url, limits })));
    const body = { email: 'nobody@careline.example', password: 'wrong' };
    const tries = await Promise.all(
      both.flatMap((one) => Array.from({ length: 15 }, () => one.call('POST', '/auth/login', { body }))),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
    await Promise.all(both.map((one) => one.app.close()));
  });

  it('F131: a day before its month, as a database may write dates, is read as what it is', async () => {
    const client = new Client({ connectionString: server?.url });
    await client.connect();
    await client.query('create database elsewhere');
    await client.query(`alter database elsewhere set datestyle to 'SQL, DMY'`);
    await client.query(`alter database elsewhere set timezone to 'Asia/Kathmandu'`);
    await client.end();
    const databaseUrl = server?.url.replace(/postgres$/, 'elsewhere');
    const at = new Date('2026-03-04T20:30:00.000Z');
    const one = await TestApi.start({ databaseUrl, clock: () => at });
    const { token } = await one.newSubscriber();
    const list = await one.ok('GET', '/api/v1/phone-subscriptions', token);
    expect(list.text('data', 0, 'start_date')).toBe(at.toISOString());
    expect(list.text('data', 0, 'end_date')).toBe('2026-04-04T20:30:00.000Z');
    await one.app.close();
  });

  it('lets several processes start at once on a new database', async () => {
    const databaseUrl = server?.url.replace(/postgres$/, 'another') ?? '';
    const client = new Client({ connectionString: server?.url });
    await client.connect();
    await client.query('create database another');
    await client.end();
    const started = await Promise.all([1, 2, 3].map(() => TestApi.start({ databaseUrl, demo: 'always' })));
    const body = { email: 'ana@careline.example', password: 'careline-demo' };
    // One that is still at it after 5 s listens all the same, and says 503 until it is ready.
    for (const one of started)
      await expect
        .poll(async () => (await one.call('POST', '/auth/login', { body })).status, { timeout: 60_000 })
        .toBe(200);
    await Promise.all(started.map((one) => one.app.close()));
  });
});
