import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readHealth } from '../health/health-files';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote, releaseId } from '../release/remote-release';
import { createServer } from '../serve';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';

const places = temporaryPlaces(afterAll);
const route = '/dashboard/billing/invoices';
let release: string;
let server: FastifyInstance;
let network = 0;

beforeAll(async () => {
  const billing = prepareRemote(places, 'mf-billing', billingBuild(places));
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: { 'mf-billing': billing } });
  release = releaseId(billing);
});
beforeEach(async () => {
  network += 1;
  server = await createServer({ places, withApi: false, keepsHealth: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const place = () => ({ remote: 'mf-billing', release, route });
const send = (body: unknown, from: { headers?: object; remoteAddress?: string } = {}) =>
  server.inject({
    method: 'POST',
    url: '/_reports/health',
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    // As a beacon is.
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...from.headers },
    remoteAddress: from.remoteAddress ?? `192.0.2.${network}`,
  });
const metrics = (headers: Record<string, string> = {}) => server.inject({ url: '/metrics', headers });

it('counts what pages tell, for Prometheus and for the commands of another process', async () => {
  const reports = [
    { kind: 'mounted', ...place() },
    { kind: 'failed', phase: 'render', ...place() },
    { kind: 'vital', name: 'LCP', value: 1_800, ...place() },
  ];
  expect((await send({ reports })).statusCode).toBe(204);
  const { body, headers } = await metrics();
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  const labels = `remote="mf-billing",release="${release}",route="${route}"`;
  expect(body).toContain(`careline_mounts_total{${labels}} 1`);
  expect(body).toContain(`careline_failures_total{${labels},phase="render"} 1`);
  expect(body).toContain(`careline_lcp_seconds_bucket{le="2",${labels}} 1`);
  await server.close();
  expect(readHealth(places)('mf-billing', release)).toMatchObject({ mounts: 1, failures: { render: 1 } });
});

it('makes no series of what anybody may send: other names are dropped, other routes are one', async () => {
  const reports = [
    { kind: 'mounted', ...place(), remote: 'mf-evil' },
    { kind: 'mounted', ...place(), release: '9.9.9-ffffffff' },
    { kind: 'mounted', ...place(), route: '/dashboard/billing/invoices/ana@careline.example' },
  ];
  expect((await send({ reports })).statusCode).toBe(204);
  const { body } = await metrics();
  expect(body).not.toMatch(/evil|9\.9\.9|ana@/);
  expect(body.match(/careline_mounts_total\{.*/g)).toEqual([expect.stringContaining('route="other"')]);
});

it.each([
  ['no JSON', 'mounted', 400],
  ['another shape', { reports: [{ kind: 'mounted', remote: 'mf-billing' }] }, 400],
  ['a field too many', { reports: [{ kind: 'mounted', remote: 'a', release: 'b', route: '/', userId: 7 }] }, 400],
  [
    'a value that is none',
    { reports: [{ kind: 'vital', remote: 'a', release: 'b', route: '/', name: 'LCP', value: -1 }] },
    400,
  ],
  ['a large body', ' '.repeat(9_000), 413],
])('refuses %s', async (_what, body, status) => {
  expect((await send(body)).statusCode).toBe(status);
});

it('F337: refuses a network that sends too much, before its body is read; who looks at the site on this machine is none', async () => {
  const refused = async (from: Parameters<typeof send>[1]) => {
    const answers = await Promise.all(Array.from({ length: 121 }, () => send({ reports: [] }, from)));
    return answers.filter(({ statusCode }) => statusCode === 429).length;
  };
  expect(await refused({})).toBe(1);
  const own = { remoteAddress: '127.0.0.1' };
  expect(await refused(own)).toBe(0);
  expect(await refused({ ...own, headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(1);
});

it('T2: who tries a release on this machine counts in full, a stranger behind a proxy that nobody told of does not', async () => {
  const failures = async (from: Parameters<typeof send>[1]) => {
    const before = readHealth(places)('mf-billing', release)?.failures.mount ?? 0;
    const reports = Array.from({ length: 5 }, () => ({ kind: 'failed', phase: 'mount', ...place() }));
    await send({ reports }, from);
    await server.close();
    const after = readHealth(places)('mf-billing', release)?.failures.mount ?? 0;
    server = await createServer({ places, withApi: false, keepsHealth: true });
    return after - before;
  };
  const own = { remoteAddress: '127.0.0.1' };
  expect(await failures(own)).toBe(5);
  expect(await failures({ ...own, headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(2);
  expect(await failures({})).toBe(2);
});

it('F132: a clock that is put right across midnight takes nothing away of what was counted on the day', async () => {
  const before = readHealth(places)('mf-billing', release)?.mounts ?? 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const now of ['2030-03-04T12:00:00Z', '2030-03-05T00:00:01Z', '2030-03-04T23:59:59Z']) {
    vi.setSystemTime(new Date(now));
    await send({ reports: [{ kind: 'mounted', ...place() }] });
  }
  await server.close();
  expect(readHealth(places)('mf-billing', release)?.mounts).toBe(before + 3);
});

it('tells its metrics to this machine alone, or to who has the token', async () => {
  expect((await metrics({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  expect((await server.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  await server.close();
  const environment = { LOG_LEVEL: 'silent' };
  server = await createServer({ places, withApi: false, environment: { ...environment, METRICS_TOKEN: '' } });
  expect((await metrics()).statusCode).toBe(200);
  await server.close();
  server = await createServer({ places, withApi: false, environment: { ...environment, METRICS_TOKEN: 'secret' } });
  expect((await metrics()).statusCode).toBe(404);
  expect((await metrics({ authorization: 'Bearer secret' })).statusCode).toBe(200);
});
