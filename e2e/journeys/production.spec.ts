import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { Page } from '@playwright/test';
import { end } from '../support/caddy';
import { metricsToken, missingForProduction, type Production, startProduction } from '../support/production';
import { expect, test } from '../support/test';
import { countDocuments, live, mouse } from '../support/whole-journey';

const missing = missingForProduction();
const port = Number(process.env.E2E_PORT ?? 4300) + 30;
let production: Production | undefined;

// One production for both: two at once would answer at each other's ports, for Caddy shares its own.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `https://localhost:${port}`, ignoreHTTPSErrors: true });
test.skip(missing !== undefined, missing);
test.beforeAll(async () => {
  test.setTimeout(180_000);
  production = await startProduction(port);
});
test.afterAll(async () => {
  test.setTimeout(120_000);
  await production?.stop();
});

test('T2: one process alone hears what browsers tell, so that a network counts once', async ({ request }) => {
  const { remotes } = await (await request.get('/registry/en.json')).json();
  const [{ name, url }] = remotes;
  const report = { kind: 'mounted', remote: name, release: url.split('/').at(-2), route: '/' };
  for (let sent = 0; sent < 4; sent += 1)
    expect((await request.post('/_reports/health', { data: { reports: [report] } })).status()).toBe(204);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const told = await Promise.all(
    [2, 3].map((own) => request.get(`http://127.0.0.1:${port + own}/metrics`, { headers })),
  );
  const counts = await Promise.all(
    told.map(async (answer) => (await answer.text()).match(/mounts_total\{.* (\d+)/)?.[1]),
  );
  expect(counts).toEqual(['4', undefined]);
  // F69: nor does who has the token read them from outside.
  expect((await request.get('/metrics', { headers })).status()).toBe(404);
});

test('T6 R1: from registration to a bought number over HTTPS and HTTP/2, while an API process dies and PostgreSQL starts anew', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  // What a page tells of its releases meets the dead process as any change does, and is not told again.
  problems.announce(/status of 502 .*\/_reports\/health/);
  const documents = countDocuments(page);
  await page.goto('/auth/register');
  await live(page, 'en', mouse, '415', async (path) => {
    const [one] = production?.processes ?? [];
    if (path === '/onboarding/conditions' && one) {
      await end(one, 'SIGKILL');
      await noticed(page);
    }
    if (path !== '/onboarding/payment-methods') return;
    await expect(page.getByRole('main').locator('[name="cardnumber"]')).toBeVisible();
    await production?.database.end('SIGINT');
    await production?.database.begin();
  });
  expect(documents()).toBe(1);
  const protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry.nextHopProtocol : [])),
  );
  // What met the process that died had no answer, and so no protocol.
  expect(new Set(protocols.filter((protocol) => protocol !== ''))).toEqual(new Set(['h2']));
});

test('T6: files of a release are kept for ever and come packed, pages are asked for anew, and what is unknown has its page', async ({
  request,
}) => {
  const page = await request.get('/auth/login/');
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-content-type-options': 'nosniff',
  });
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
  // F1: a retry asks for a release by one slash more each time.
  for (const address of [script, script.replace(/[^/]+$/, '/$&'), script.replace(/[^/]+$/, '//$&')])
    expect((await request.get(address, { headers: { 'accept-encoding': 'br' } })).headers(), address).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  const statuses = ['/ES/Auth/Login', '/_ipx/f_webp&s_64x48/images/default-profile.png', '/backend/health'];
  for (const path of statuses) expect((await request.get(path)).status(), path).toBe(200);
  const unknown = await request.get('/es/nowhere');
  expect([unknown.status(), await unknown.text()]).toEqual([404, expect.stringContaining('lang="es')]);
  for (const path of [`${script}.br`, '/metrics', '/remotes/mf-auth/nothing.js'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a page’s main script is named before the page, over HTTP/2', async ({ request }) => {
  const [, script] = /id="careline-main" src="([^"]+)"/.exec(await (await request.get('/dashboard')).text()) ?? [];
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  const asked = session.request({ ':path': '/dashboard', 'sec-fetch-dest': 'document' });
  const early: IncomingHttpHeaders[] = [];
  asked.on('headers', (headers) => void early.push(headers));
  const [answer] = await once(asked, 'response');
  session.destroy();
  expect(early).toEqual([
    expect.objectContaining({ ':status': 103, link: `<${script}>; rel=preload; as=script; crossorigin` }),
  ]);
  expect(answer).toMatchObject({ ':status': 200, 'cache-control': 'no-cache' });
});

test('SH4 SL2: a page comes with all that it may do as headers, and is there without them while no process lives', async ({
  request,
}) => {
  const headersOf = async (path: string) => {
    const answer = await request.get(path, { headers: { 'sec-ch-ua': '"Chromium";v="156"' } });
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('careline-build')]);
    return answer.headers();
  };
  for (const path of ['/', '/auth/login/', '/ru/dashboard'])
    expect(await headersOf(path), path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.* frame-ancestors 'none'; report-to policy$/,
      ),
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
      'reporting-endpoints': 'policy="/_reports/policy"',
    });
  await Promise.all(production?.processes.map((one) => end(one, 'SIGKILL')) ?? []);
  expect(await headersOf('/ru/dashboard')).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  // F71: that of an unknown address too, in its language.
  const unknown = await request.get('/es/nowhere', { timeout: 4_000 });
  expect([unknown.status(), await unknown.text()]).toEqual([404, expect.stringContaining('lang="es')]);
});

/** A change that meets the dead process in its last second is told as failed, as any lost answer is; nobody is sent there afterwards. */
async function noticed(page: Page): Promise<void> {
  const ask = () => page.request.post('/backend/auth/login', { data: {}, failOnStatusCode: false });
  const areAnswered = async () => (await Promise.all([ask(), ask(), ask(), ask()])).every((one) => one.status() < 500);
  await expect.poll(areAnswered).toBe(true);
}
