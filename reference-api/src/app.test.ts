import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, referenceApi, startTimeout } from './app';
import type { DemoMode } from './server-settings';
import { useDataDir } from './testing/new-data-dir';
import { readMember, readText } from './testing/read-json';
import { startServerProcess } from './testing/server-process';

const cheap = { passwordCost: { memoryCost: 8, timeCost: 1 } };
const login = (email: string, password = 'careline-demo') => ({
  method: 'POST' as const,
  url: '/backend/auth/login',
  payload: { email, password },
});

describe('the API as a plugin of a host', { timeout: startTimeout }, () => {
  const dataDir = useDataDir();
  let host: FastifyInstance;
  beforeAll(async () => {
    host = Fastify({ pluginTimeout: startTimeout });
    const options = { ...cheap, dataDir, prefix: '/backend', limits: { signIns: 5 }, demo: 'always' as const };
    await host.register(referenceApi, options);
    host.get('/page', async () => 'a page');
    host.get('/broken', async () => {
      throw new Error('of the host');
    });
    await host.ready();
  }, startTimeout);
  afterAll(() => host.close());

  it('serves its calls, its health and its description under the prefix', async () => {
    expect((await host.inject('/backend/health')).json()).toEqual({ status: 'ok', database: 'pglite' });
    const description = (await host.inject('/backend/openapi.json')).json();
    expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/backend' }] });
    expect(Object.keys(description.paths)).toContain('/api/v1/twilio/phones/{userId}/{numberId}/statistics');
  });

  it('leaves the host its own answers', async () => {
    expect((await host.inject('/page')).headers).not.toHaveProperty('cache-control');
    expect((await host.inject('/broken')).json()).toMatchObject({ statusCode: 500 });
    expect((await host.inject('/nowhere')).json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
    const missing = await host.inject('/backend/nowhere');
    expect(missing.json()).toMatchObject({ message: 'There is no GET /backend/nowhere' });
  });

  it('R163: lets a site on another origin call it with the headers of the identity', async () => {
    const answer = await host.inject({
      method: 'OPTIONS',
      url: '/backend/professionals/profile',
      headers: { origin: 'https://site.example', 'access-control-request-method': 'PUT' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-max-age']).toBe('7200');
    for (const header of ['Authorization', 'X-User-ID', 'X-Organization-ID', 'X-User-Permissions', 'Idempotency-Key']) {
      expect(answer.headers['access-control-allow-headers']).toContain(header);
    }
    expect(answer.headers['access-control-allow-methods']).toContain('PUT');
    const refused = await host.inject({ url: '/backend/skills', headers: { origin: 'https://site.example' } });
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  });

  it('seeds Ana with a year of data, and a new account with nothing but a verified phone', async () => {
    const ana = await signedIn(host, 'ana@careline.example');
    const profile = (await ana('/professionals/profile')).profile;
    expect(profile).toMatchObject({ first_name: 'Ana', phone_numbers: [{ is_verified: true, is_primary: true }, {}] });
    expect(profile.skills.length).toBeGreaterThan(3);
    expect(profile.personalized_conditions.length).toBeGreaterThan(5);
    const { data: subscriptions } = await ana('/api/v1/phone-subscriptions?status=active');
    expect(subscriptions).toHaveLength(1);
    const { data: bill } = await ana(
      `/api/v1/phone-subscriptions/${profile.phone_numbers[0].id}/transactions?limit=500`,
    );
    const kinds = new Set(bill.map((row: unknown) => `${readText(row, 'type')} ${readText(row, 'status')}`));
    const wanted = ['phone_renewal succeeded', 'usage_charge succeeded', 'phone_renewal failed', 'setup_fee succeeded'];
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
    const { user_id } = await ana('/auth/validate');
    const { data: numbers } = await ana(`/api/v1/twilio/phones/${user_id}`);
    expect(numbers.filter((number: unknown) => readMember(number, 'was_recycled'))).toHaveLength(1);
    const statistics = await ana(`/api/v1/twilio/phones/${user_id}/${numbers[0].id}/statistics`);
    expect(statistics.calls_by_day.length).toBeGreaterThanOrEqual(365);
    expect(statistics.total_calls).toBeGreaterThan(1000);

    const fresh = await signedIn(host, 'new@careline.example');
    expect(await fresh('/professionals/profile')).toMatchObject({
      profile: { first_name: '', phone_numbers: [{ is_verified: true }] },
    });
    expect(await fresh('/api/v1/payment-methods')).toEqual({ data: [] });
  });

  it('limits sign-ins and says when to try again', async () => {
    const tries = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      tries.push(await host.inject(login('nobody@careline.example', 'x')));
    const last = tries.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(last?.json().message).toMatch(/^Too many attempts\. Please try again in /);
    expect(last?.headers).toHaveProperty('retry-after');
  });
});

describe('a data directory', () => {
  const dataDir = useDataDir();
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());
  const open = async () => {
    app = await buildApp({ ...cheap, dataDir, prefix: '/backend', demo: 'when-empty' });
    return app;
  };

  it(
    'keeps what was written; seeding again replaces nothing; a stale lock is taken over, a living one respected',
    async () => {
      const first = await open();
      const { access_token } = (await first.inject(login('new@careline.example'))).json();
      const change = {
        headers: { authorization: `Bearer ${access_token}` },
        payload: { body: { first_name: 'Nina' } },
      };
      await first.inject({ ...change, method: 'PUT', url: '/backend/professionals/profile' });
      await expect(buildApp({ dataDir })).rejects.toThrow(
        `The data directory ${dataDir} is in use by process ${process.pid}: stop that process, or give this one a DATA_DIR of its own.`,
      );
      await first.close();

      // As a killed process leaves it; one whose id now belongs to another process; and as a power cut may have left it a minute ago.
      const minuteAgo = new Date(Date.now() - 60_000);
      for (const stale of ['999999999 gone', `${process.pid} started at another time`, '']) {
        writeFileSync(join(dataDir, 'process.lock'), stale);
        utimesSync(join(dataDir, 'process.lock'), minuteAgo, minuteAgo);
        const again = await open();
        const profile = await (await signedIn(again, 'new@careline.example'))('/professionals/profile');
        expect(profile).toMatchObject({ profile: { first_name: 'Nina' } });
        await again.close();
      }
    },
    startTimeout,
  );
});

describe('SH2: the demonstration accounts', { timeout: startTimeout }, () => {
  const dataDir = useDataDir();
  const statusOfDemo = async (demo: DemoMode | undefined) => {
    const app = await buildApp({ ...cheap, dataDir, demo, prefix: '/backend' });
    const { statusCode } = await app.inject(login('ana@careline.example'));
    const register = { ...login('somebody@careline.example'), url: '/backend/auth/register' };
    await app.inject(register);
    await app.close();
    return statusCode;
  };

  it('are made where they are asked for, and not where somebody has an account already', async () => {
    expect(await statusOfDemo(undefined)).toBe(401);
    expect(await statusOfDemo('when-empty')).toBe(401);
    expect(await statusOfDemo('always')).toBe(200);
  });
});

it(
  'SH2: the API by itself listens where HOST says',
  async () => {
    // An address that no machine has (RFC 5737).
    const started = startServerProcess({ DATABASE_URL: 'postgres://127.0.0.1:1/away', HOST: '192.0.2.1' });
    await expect(started).rejects.toThrow('EADDRNOTAVAIL');
  },
  startTimeout,
);

async function signedIn(app: FastifyInstance, email: string) {
  const { access_token } = (await app.inject(login(email))).json();
  const headers = { authorization: `Bearer ${access_token}` };
  return async (path: string) => (await app.inject({ url: `/backend${path}`, headers })).json();
}
