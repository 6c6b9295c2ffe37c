import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../commands/store';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote, releaseId } from '../release/remote-release';
import { createServer } from '../serve';
import { hashOfToken } from '../store/store-routes';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';

const places = temporaryPlaces(afterAll);
const production = { NODE_ENV: 'production' };
let server: FastifyInstance;
let lines: Record<string, unknown>[];
let release: string;

beforeAll(async () => {
  const billing = prepareRemote(places, 'mf-billing', billingBuild(places));
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: { 'mf-billing': billing } });
  release = releaseId(billing);
});
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
});

describe('SH5: the log of the site', () => {
  it.each([
    ['GET', '/', 200, '/'],
    ['GET', '/dashboard?token=secret', 200, '/dashboard'],
    ['GET', '/metrics', 200, '/metrics'],
    ['GET', '/_ipx/_/images/dot.png', 200, '/_ipx/:modifiers/*'],
    ['GET', '/_ipx/w_5000/images/dot.png', 400, '/_ipx/:modifiers/*'],
    ['POST', '/_reports/health', 400, '/_reports/health'],
    ['POST', '/nowhere', 404, '(none)'],
    ['GET', '/%c0', 400, '(none)'],
    ['GET', '/backend/conditions/search?q=secret', 503, '/backend/conditions/search'],
  ] as const)('has one line for the answer to %s %s', async (method, url, status, route) => {
    const databaseUrl = 'postgres://127.0.0.1:1/away';
    server = await createServer({ places, databaseUrl, withApi: url.startsWith('/backend'), environment: production });
    await server.inject({ method, url });
    expect(lines.filter((line) => 'status' in line)).toEqual([
      expect.objectContaining({ msg: 'answered', level: 30, method, route, status }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('does not have the files that stay in caches for a year, unless it is asked for details', async () => {
    server = await createServer({ places, withApi: false, environment: production });
    const page = await server.inject('/');
    lines = [];
    const [file = ''] = /\/shell\/[^"]+\.js/.exec(page.body) ?? [];
    expect((await server.inject(file)).statusCode).toBe(200);
    expect(lines).toEqual([]);
  });

  it('warns of a network that sends more reports than it may', async () => {
    server = await createServer({ places, withApi: false, environment: production });
    for (let time = 0; time < 31; time += 1) await server.inject({ method: 'POST', url: '/_reports/policy' });
    expect(lines.filter(({ level }) => level === 40)).toEqual([
      expect.objectContaining({ msg: 'rate-limited', route: '/_reports/policy', status: 429, from: '127.0.0.1' }),
    ]);
  });

  it('has code and place of a picture that cannot be made, and of counts that cannot be written', async () => {
    server = await createServer({ places, withApi: false, keepsHealth: true, environment: production });
    write(places.site, 'images/broken.png', readFileSync(join(places.site, 'images/dot.png')).subarray(0, 40));
    expect((await server.inject('/_ipx/w_16/images/broken.png')).statusCode).toBe(500);
    expect(lines).toMatchObject([
      { msg: 'failed', level: 50, route: '/_ipx/:modifiers/*', code: expect.any(String) },
      { msg: 'answered', status: 500 },
    ]);
    write(places.dataDir, 'health', 'a file where a folder belongs');
    const reports = [{ kind: 'mounted', remote: 'mf-billing', release, route: '/dashboard/billing/invoices' }];
    await server.inject({ method: 'POST', url: '/_reports/health', payload: { reports } });
    lines = [];
    await server.close();
    rmSync(join(places.dataDir, 'health'));
    expect(lines).toMatchObject([{ msg: 'health-not-written', code: expect.stringMatching(/^E[A-Z]+$/) }]);
    expect(JSON.stringify(lines)).not.toContain(places.dataDir);
  });
});

it('SH5: the log of a store has its answers, and warns of tokens that are none of its own or for something else', async () => {
  const tokens = { Billing: { sha256: hashOfToken('billing'), names: ['mf-billing'] } };
  write(places.dataDir, 'store-tokens.json', JSON.stringify(tokens));
  server = await createStore(places, join(places.dataDir, 'store'), production);
  const ask = (method: 'GET' | 'PUT', url: string, token?: string) =>
    server.inject({ method, url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  await ask('GET', '/');
  await ask('GET', '/', 'billing');
  await ask('GET', '/', 'made-up');
  await ask('PUT', '/mf-account/live.json', 'billing');
  expect(lines.map(({ msg, status, route }) => [msg, status, route])).toEqual([
    ['answered', 401, '/'],
    ['answered', 200, '/'],
    ['token-refused', 401, '/'],
    ['forbidden', 403, '/mf-account/live.json'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/made-up|Bearer/);
});
