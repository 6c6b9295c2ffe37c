import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from './testing/read-json';
import { killServerProcess, type ServerProcess, startServerProcess } from './testing/server-process';
import { findPostgresql, type RunningPostgresql, startPostgresql } from './testing/start-postgresql';
import { newSender, type Send, Writers } from './testing/writers';

const binaries = findPostgresql();

describe.skipIf(binaries === undefined)('SC2: the API while PostgreSQL is away', { timeout: 120_000 }, () => {
  let postgresql: RunningPostgresql;
  let api: ServerProcess;
  let send: Send;
  let writers: Writers;
  beforeAll(async () => {
    postgresql = await startPostgresql(binaries ?? '');
    api = await startServerProcess({ DATABASE_URL: postgresql.url, WRITE_LIMIT: '1000000' });
    send = await newSender(api.url);
    writers = new Writers(send, 6);
  }, 60_000);
  afterAll(async () => {
    await writers?.stop();
    if (api) await killServerProcess(api);
    await postgresql?.stop();
  });

  const health = async () => (await fetch(`${api.url}/health`, { signal: AbortSignal.timeout(2_000) })).status;
  const anotherTwenty = async () => {
    const enough = writers.written + 20;
    await expect.poll(() => writers.written, { interval: 10, timeout: 30_000 }).toBeGreaterThan(enough);
  };
  const nothingLost = async () => {
    const acknowledged = [...writers.acknowledged];
    const stored = JSON.stringify(await (await send('GET')).json());
    // What is no longer among them was about to be deleted meanwhile.
    const kept = acknowledged.filter((id) => writers.acknowledged.has(id));
    expect(kept.filter((id) => !stored.includes(id))).toEqual([]);
    expect([api.process.exitCode, api.process.signalCode]).toEqual([null, null]);
  };

  it.each([
    ['fast', 'SIGINT'],
    ['immediate', 'SIGQUIT'],
    ['a kill', 'SIGKILL'],
    ['fast, again', 'SIGINT'],
    ['a kill, again', 'SIGKILL'],
  ] as const)(
    'says 503 through a restart (%s) under six writers, loses nothing, and goes on by itself',
    async (_how, signal) => {
      await anotherTwenty();
      await postgresql.end(signal);
      const refused = await send('GET');
      expect([refused.status, Object.keys(JSON.parse(await refused.text()))]).toEqual([
        503,
        ['message', 'translations'],
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await health()).toBe(503);
      await postgresql.begin();
      const before = writers.written;
      await expect.poll(() => writers.written, { interval: 10, timeout: 5_000 }).toBeGreaterThan(before);
      await anotherTwenty();
      expect(await health()).toBe(200);
      await nothingLost();
      expect(writers.otherAnswers).toEqual(new Set());
    },
  );

  it('says 503 while it hangs, and goes on when it wakes', async () => {
    await anotherTwenty();
    postgresql.signalAll('SIGSTOP');
    try {
      expect(await health()).toBe(503);
      expect((await send('GET')).status).toBe(503);
    } finally {
      postgresql.signalAll('SIGCONT');
    }
    await anotherTwenty();
    await nothingLost();
    expect(writers.otherAnswers).toEqual(new Set());
    expect(readText(await (await fetch(`${api.url}/health`)).json(), 'database')).toBe('postgresql');
  });

  it('F4: has stored each write once, however often it was sent', async () => {
    await writers.stop();
    const stored: { addresses: { id: string }[] } = await (await send('GET')).json();
    expect(stored.addresses.map(({ id }) => id).sort()).toEqual([...writers.acknowledged].sort());
  });
});

describe.skipIf(binaries === undefined)(
  'SC2: an API that starts while PostgreSQL is away',
  { timeout: 120_000 },
  () => {
    it('says 503 with Retry-After, and works as soon as PostgreSQL is there', async () => {
      const postgresql = await startPostgresql(binaries ?? '');
      await postgresql.end('SIGKILL');
      const api = await startServerProcess({ DATABASE_URL: postgresql.url });
      try {
        for (const path of ['/health', '/skills?limit=1']) {
          const refused = await fetch(api.url + path);
          expect([refused.status, Object.keys(JSON.parse(await refused.text()))]).toEqual([
            503,
            ['message', 'translations'],
          ]);
          expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        }
        await postgresql.begin();
        await expect.poll(async () => (await fetch(`${api.url}/health`)).status, { timeout: 30_000 }).toBe(200);
        await newSender(api.url);
      } finally {
        await killServerProcess(api);
        await postgresql.stop();
      }
    });
  },
);

describe.skipIf(binaries === undefined)('F82: the API while PostgreSQL takes no writes', { timeout: 120_000 }, () => {
  it('says 503 with Retry-After to each change, its health says so, and one that starts then waits', async () => {
    const postgresql = await startPostgresql(binaries ?? '');
    const apis = [await startServerProcess({ DATABASE_URL: postgresql.url })];
    const ask = async (...statements: string[]) => {
      const client = new Client({ connectionString: postgresql.url });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    };
    // As on a standby, and as providers do with a disk that is nearly full; who is connected meets it by a new connection.
    const readOnly = 'alter database postgres set default_transaction_read_only = on';
    const others = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
    const again = ['set default_transaction_read_only = off', 'alter database postgres reset all'];
    const healths = () => Promise.all(apis.map(async ({ url }) => (await fetch(`${url}/health`)).status));
    try {
      const send = await newSender(apis[0]?.url ?? '');
      await ask(readOnly, others);
      await expect.poll(async () => (await send('GET')).status).toBe(200);
      const refused = await send('POST', { body: { street1: '1' } });
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
      apis.push(await startServerProcess({ DATABASE_URL: postgresql.url }));
      expect(await healths()).toEqual([503, 503]);
      await ask(...again);
      await expect.poll(healths, { timeout: 30_000 }).toEqual([200, 200]);
      await newSender(apis[1]?.url ?? '');
    } finally {
      await Promise.all(apis.map(killServerProcess));
      await postgresql.stop();
    }
  });
});
