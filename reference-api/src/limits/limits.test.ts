import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTimeout } from '../app';
import { useDataDir } from '../testing/new-data-dir';
import { fillDataDir } from '../testing/ready-database';
import { TestApi } from '../testing/test-api';

const here = '192.0.2.1';

describe('SH3: whoever guesses', { timeout: startTimeout }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'careline-limits-'));
  let dataDir: string;
  let api: TestApi;
  const start = () => TestApi.start({ dataDir, limits: { signIns: 30, accountFailures: 10, writes: 5 } });
  beforeEach(async () => {
    dataDir = mkdtempSync(join(folder, 'data-'));
    fillDataDir(dataDir);
    api = await start();
  }, startTimeout);
  afterEach(() => api.app.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function tryToSignIn(email: string, password: string, remoteAddress: string) {
    const payload = { email, password };
    const answer = await api.app.inject({ method: 'POST', url: '/auth/login', payload, remoteAddress });
    return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0), body: answer.json() };
  }
  async function statuses(count: number, attempt: (index: number) => ReturnType<typeof tryToSignIn>) {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await attempt(index)).status);
    return found;
  }

  it('from one network is stopped after thirty failures in a minute; right passwords do not count', async () => {
    const { email } = await api.newUser();
    expect(new Set(await statuses(40, () => tryToSignIn(email, 'long enough', here)))).toEqual(new Set([200]));
    const guesses = await statuses(35, (index) => tryToSignIn(`nobody-${index}@careline.example`, 'x', here));
    expect(guesses).toEqual([...Array(30).fill(401), ...Array(5).fill(429)]);
    const refused = await tryToSignIn(email, 'long enough', here);
    expect(refused.wait).toBeGreaterThan(30);
    expect(refused.body.message).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/);
    expect((await tryToSignIn(email, 'long enough', '192.0.2.2')).status).toBe(200);
    api.travelSeconds(61);
    expect((await tryToSignIn(email, 'long enough', here)).status).toBe(200);
  });

  it('from any of the 2^64 addresses of one IPv6 network is one', async () => {
    const from = (index: number) => tryToSignIn(`nobody-${index}@careline.example`, 'x', `2001:db8:1:2::${index + 1}`);
    expect((await statuses(32, from)).slice(-2)).toEqual([429, 429]);
    expect((await tryToSignIn('nobody@careline.example', 'x', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('one account from everywhere waits after ten failures, and twice as long after each further one', async () => {
    const { email } = await api.newUser();
    const guess = (index: number) => tryToSignIn(` ${email.toUpperCase()} `, 'wrong', `198.51.100.${index}`);
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
    const waits: number[] = [];
    for (let index = 20; index < 28; index += 1) {
      const { wait } = await tryToSignIn(email, 'long enough', `198.51.100.${index}`);
      waits.push(wait);
      api.travelSeconds(wait);
      expect((await guess(index)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    api.travelSeconds(901);
    expect((await tryToSignIn(email, 'long enough', here)).status).toBe(200);
    expect((await guess(99)).status).toBe(401);
  });

  it('F135: and who only writes are not shut out for as long as the server’s clock was ahead', async () => {
    const user = await api.newUser();
    const write = async () => (await api.call('POST', '/api/v1/payment-methods', { token: user.token })).status;
    const day = 86_400;
    api.travelSeconds(day);
    expect(await statuses(11, () => tryToSignIn(user.email, 'wrong', here))).toContain(429);
    for (let count = 0; count < 6; count += 1) await write();
    expect(await write()).toBe(429);
    api.travelSeconds(-day);
    expect((await tryToSignIn(user.email, 'long enough', here)).status).toBe(200);
    expect(await write()).toBe(400);
  });

  it('cannot lock out the owner of an account, who signed in from their own network before', async () => {
    const { email } = await api.newUser();
    expect((await tryToSignIn(email, 'long enough', here)).status).toBe(200);
    const guesses = await statuses(12, (index) => tryToSignIn(email, 'wrong', `198.51.100.${index}`));
    expect(guesses.slice(-2)).toEqual([429, 429]);
    expect((await tryToSignIn(email, 'long enough', here)).status).toBe(200);
    expect((await statuses(11, () => tryToSignIn(email, 'wrong', here))).at(-1)).toBe(429);
  });

  it('F31: nor by an e-mail address that spells the account and the network', async () => {
    const { email } = await api.newUser();
    expect((await tryToSignIn(email, 'long enough', here)).status).toBe(200);
    const guess = (index: number) => tryToSignIn(`${email} ${here}`, 'wrong', `198.51.100.${index}`);
    expect((await statuses(11, guess)).at(-1)).toBe(429);
    expect((await tryToSignIn(email, 'long enough', here)).status).toBe(200);
  });

  it('fifty times at once is counted fifty times', async () => {
    const { email } = await api.newUser();
    const all = Array.from({ length: 50 }, (_none, index) => tryToSignIn(email, 'wrong', `198.51.100.${index}`));
    const found = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(found).toEqual([...Array(10).fill(401), ...Array(40).fill(429)]);
  });

  it('is not forgotten by a restart', async () => {
    const { email } = await api.newUser();
    await statuses(10, (index) => tryToSignIn(email, 'wrong', `198.51.100.${index}`));
    await api.app.close();
    api = await start();
    expect((await tryToSignIn(email, 'long enough', here)).status).toBe(429);
  });

  it('and who writes without an end is told to wait; reading goes on', async () => {
    const user = await api.newUser();
    const search = () => api.call('POST', '/api/v1/twilio/phones', { token: user.token, body: { action: 'search' } });
    const found: number[] = [];
    for (let index = 0; index < 7; index += 1) found.push((await search()).status);
    expect(found).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await api.ok('GET', '/professionals/profile', user.token);
    const other = await api.newUser();
    await api.ok('POST', '/api/v1/twilio/phones', other.token, { action: 'search' });
  });

  it('F443: and who signs out is not, because the token would stay good', async () => {
    const { token } = await api.newUser();
    const sent: number[] = [];
    for (let index = 0; index < 6; index += 1)
      sent.push((await api.call('POST', '/api/v1/twilio/phones', { token, body: { action: 'search' } })).status);
    expect(sent.at(-1)).toBe(429);
    expect((await api.call('POST', '/auth/logout', { token })).status).toBe(204);
    expect((await api.call('GET', '/professionals/profile', { token })).status).toBe(401);
  });
});

describe('SH3: a site with an address of its own', { timeout: startTimeout }, () => {
  const dataDir = useDataDir();
  it('is the only one that may call from another origin', async () => {
    const api = await TestApi.start({ dataDir, siteUrl: 'https://site.example/somewhere' });
    const allowed = async (origin: string) =>
      (await api.app.inject({ url: '/health', headers: { origin } })).headers['access-control-allow-origin'];
    expect(await allowed('https://site.example')).toBe('https://site.example');
    expect(await allowed('https://evil.example')).toBeUndefined();
    await api.app.close();
  });
});

describe('F35: a refusal before any call', { timeout: startTimeout }, () => {
  const dataDir = useDataDir();
  const siteUrl = 'https://site.example';
  const origin = { origin: siteUrl };
  it.each([
    ['busy', { limits: { atOnce: 0 } }, '/auth/validate'],
    ['not available', { databaseUrl: 'postgres://127.0.0.1:1/away' }, '/auth/validate'],
    ['unknown', {}, '/nowhere'],
  ])('can be read by the site on another origin, and is kept by no cache: %s', async (title, options, url) => {
    const api = await TestApi.start({ dataDir, siteUrl, ...options });
    const { statusCode, headers } = await api.app.inject({ url, headers: origin });
    expect(statusCode).toBe(title === 'unknown' ? 404 : 503);
    expect(headers).toMatchObject({
      'access-control-allow-origin': siteUrl,
      'access-control-expose-headers': expect.stringContaining('Retry-After'),
      'cache-control': 'no-store',
    });
    const asked = { ...origin, 'access-control-request-method': 'GET' };
    expect((await api.app.inject({ method: 'OPTIONS', url, headers: asked })).statusCode).toBe(204);
    await api.app.close();
  });
});
