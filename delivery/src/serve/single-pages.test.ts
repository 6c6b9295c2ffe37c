import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integrityOf } from '../files';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { createServer } from '../serve';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';

const places = temporaryPlaces(afterAll);
let server: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

const chromium = {
  'sec-ch-ua': '"Chromium";v="156"',
  'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
};
const safari = {
  'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
};

beforeAll(async () => {
  const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places)) };
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes });
  server = await createServer({ places, withApi: false });
});
afterAll(() => server.close());

it('SH4: pages let every browser that knows the header refuse what has no hash', async () => {
  const policyFor = async (headers: Record<string, string>) =>
    (await get('/dashboard', headers)).headers['integrity-policy'];
  const refused = 'blocked-destinations=(script), endpoints=(policy)';
  expect(await policyFor(chromium)).toBe(refused);
  const firefox = (version: number) => `Mozilla/5.0 (X11; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
  expect(await policyFor({ 'user-agent': firefox(145) })).toBe(refused);
  expect(await policyFor({ 'user-agent': firefox(144) })).toBeUndefined();
  // It would tell of what its own look-ahead asks for without the hash that stands in the page.
  expect(await policyFor(safari)).toBe('blocked-destinations=(script)');
});

it('SH4: pages have in WebKit what runs each script by itself, and ask ahead for plain files', async () => {
  const others = await get('/dashboard', chromium);
  const { body, headers } = await get('/dashboard', safari);
  expect(others.body).not.toContain('carelineScripts =');
  expect(others.headers['content-security-policy']).not.toContain("connect-src 'self' data:");
  expect(headers.etag).not.toBe(others.headers.etag);
  expect(headers.vary).toContain('user-agent');
  expect(body).not.toContain('modulepreload"');
  const preloaded = [...others.body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloaded.length).toBeGreaterThan(0);
  for (const href of preloaded) expect(body).toContain(`<link rel="preload" as="fetch" crossorigin href="${href}">`);
  const script = /<script>(\{.*?carelineScripts =.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' '${integrityOf(script)}'`);
  expect(policy).toContain("connect-src 'self' data:");
  expect(body).toContain(policy.split('; frame-ancestors')[0]);
});

it('SH4: pages of versions of WebKit that do not know the header are those of other browsers', async () => {
  const agent = safari['user-agent'].replace('Version/26.0', 'Version/18.6');
  const { body, headers } = await get('/dashboard', { 'user-agent': agent });
  expect(body).not.toContain('carelineScripts =');
  expect(headers).not.toHaveProperty('integrity-policy');
  // An app that shows pages says no version.
  expect((await get('/dashboard', { 'user-agent': agent.replace('Version/18.6 ', '') })).body).toContain(
    'carelineScripts =',
  );
});

it('SH4: pages are the same in WebKit, and nothing is refused, until each release that a browser may take can be run so', async () => {
  const put = async (source: string, runsSingly: boolean) => {
    const billing = prepareRemote(places, 'mf-billing', billingBuild(places, { source, runsSingly }));
    await activate(places, { remotes: { 'mf-billing': billing } });
    return (await get('/dashboard', safari)).headers;
  };
  expect(await put('two', false)).not.toHaveProperty('integrity-policy');
  // The release before it may still be taken.
  expect(await put('three', true)).not.toHaveProperty('integrity-policy');
  expect(await put('four', true)).toHaveProperty('integrity-policy');
});

it('SH4: pages of a shell that does not know how are the same in WebKit, and nothing is refused', async () => {
  await activate(places, { shell: prepareShell(places, shellBuild(places, { runsSingly: false })), remotes: {} });
  const { body, headers } = await get('/dashboard', safari);
  expect(headers).not.toHaveProperty('integrity-policy');
  expect(body).toBe((await get('/dashboard', chromium)).body);
});
