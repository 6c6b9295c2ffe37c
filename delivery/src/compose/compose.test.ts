import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parsePreloadIndex } from '@careline/shared/manifest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run as composeCommand } from '../commands/compose';
import { activate } from '../release/activate';
import { prepareRemote } from '../release/remote-release';
import { readLiveShell } from '../release/shell-release';
import { links, useComposedSite } from '../testing/composed-site';
import { accountBuild, billingBuild, write } from '../testing/fake-site';
import { compose } from './compose';
import { environmentLayer, siteConfig } from './site-config';

const { places, read, readJson, invoices } = useComposedSite();

it('R204 R205: the site has the build that is live, the route rules and the payloads as static files', () => {
  const id = readLiveShell(places())?.id;
  expect(readJson('builds/latest.json').id).toBe(id);
  expect(readJson(`builds/meta/${id}.json`)).toMatchObject({
    id,
    matcher: {
      static: { '/old': { redirect: '/professionals' } },
      wildcard: { '/blog': { redirect: 'https://blog.example' } },
    },
    prerendered: ['/', '/es', '/ru'],
  });
  expect(readJson('es/_payload.json')).toEqual({ title: 'Inicio' });
  expect(read('index.html')).toContain(`<meta name="careline-build" content="${id}" data-singly>`);
});

it('SH4: the site tells the hash of every script and style of every path once, and of those of each fallback', async () => {
  const hashOf = (address: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(places().site, address)))
      .digest('base64')}`;
  const index = parsePreloadIndex(readJson('preloads/es.json'));
  expect(index.integrity).toEqual(index.files.map(hashOf));
  expect(new Set(index.files).size).toBe(index.files.length);
  expect(index.files.join()).toMatch(/invoices-1\.css/);
  expect(existsSync(join(places().site, 'preloads/fallbacks/mf-billing.json'))).toBe(false);
  await activate(places(), {
    remotes: { 'mf-billing': prepareRemote(places(), 'mf-billing', billingBuild(places(), { source: 'two' })) },
  });
  const { url, integrity, pages } = readJson('preloads/fallbacks/mf-billing.json');
  expect(url).toBe(readJson('registry.json').microFrontends['mf-billing'][0].fallbackUrl);
  expect(integrity[url]).toBe(hashOf(url));
  for (const [address, hash] of Object.entries(integrity)) expect(hash).toBe(hashOf(address));
  const needed = pages['/dashboard/billing/invoices'].map((place: number) => Object.keys(integrity)[place]);
  expect(needed.join()).toMatch(/container-00000001\.js.*remoteEntry\.js.*invoices-1\.js.*invoices-1\.css.*es-1\.js/);
  expect(needed.join()).not.toMatch(/cards-1/);
});

it('SH4: what the shell opens over any page has its hash in each page, and no move brings it', () => {
  const map = /<script type="importmap">(.+?)<\/script>/.exec(invoices())?.[1] ?? '';
  const index = parsePreloadIndex(readJson('preloads/es.json'));
  // The second is listed by itself in records of an older version.
  for (const file of ['palette-1.js', 'measure-1.js']) {
    expect(map).toContain(`assets/${file}":"sha256-`);
    expect(index.files.join()).not.toContain(file);
  }
});

it('SH4: the site tells what a fallback takes of the shell that the release after it does not', async () => {
  const billing = billingBuild(places(), { source: 'two' });
  const page = { ...billing.record.modules['./src/invoices-page.tsx'], js: [], css: [], shared: [] };
  const record = { ...billing.record, modules: { ...billing.record.modules, './src/invoices-page.tsx': page } };
  await activate(places(), {
    remotes: { 'mf-billing': prepareRemote(places(), 'mf-billing', { ...billing, record }) },
  });
  const { integrity, shared, pages } = readJson('preloads/fallbacks/mf-billing.json');
  expect(Object.keys(shared).join()).toMatch(/^\/shell\/[^,]*\/assets\/ui-1\.js$/);
  expect(pages['/dashboard/billing/invoices']).toContain(Object.keys(integrity).length);
});

it('SH4: the site lists the files of a release with those of its container first, and the entry as the last of these', async () => {
  const first = (files: readonly string[]) =>
    files
      .filter((file) => file.startsWith('/remotes/mf-billing/'))
      .slice(0, 2)
      .map((file) => file.split('/').at(-1));
  await activate(places(), {
    remotes: { 'mf-billing': prepareRemote(places(), 'mf-billing', billingBuild(places(), { source: 'two' })) },
  });
  const map = JSON.parse(/<script type="importmap">(.+?)<\/script>/.exec(invoices())?.[1] ?? '{}');
  const index = parsePreloadIndex(readJson('preloads/es.json'));
  const listed = index.pages['/dashboard/billing/invoices'] ?? [];
  const fallback = readJson('preloads/fallbacks/mf-billing.json').integrity;
  for (const files of [
    Object.keys(map.integrity),
    listed.map((place) => index.files[place] ?? ''),
    Object.keys(fallback),
  ])
    expect(first(files)).toEqual(['container-00000001.js', 'remoteEntry.js']);
});

it('SH4: the site holds the styles of the static message to their hash', () => {
  expect(invoices()).toMatch(/<link rel="stylesheet" crossorigin href="\/fatal\.css" integrity="sha256-/);
});

it('the site says in robots.txt what is not public, from the declarations', () => {
  expect(read('robots.txt')).toContain('Disallow: /es/dashboard\n');
  expect(read('robots.txt')).toContain('Disallow: /backend\n');
  expect(read('robots.txt')).not.toContain('Disallow: /\n');
});

it('the site has a page for unknown addresses in each language, and public files at its root', () => {
  expect(read('404.html')).toContain('<title>Page not found · Careline</title>');
  expect(read('es/404.html')).toContain('lang="es-ES"');
  expect(read('favicon.ico')).toBe('icon');
});

it('the site follows config.json and the environment, and allows only the origins that they name', () => {
  write(places().dataDir, 'config.json', '{ "apiBaseUrl": "https://api.example/v2", "demo": false }');
  compose(places(), { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', SITE_URL: 'https://careline.example' });
  expect(readJson('config.json')).toMatchObject({
    apiBaseUrl: 'https://api.example/v2',
    demo: false,
    stripePublishableKey: 'pk_test_1',
  });
  expect(invoices()).toContain("connect-src 'self' https://api.example;");
  expect(invoices()).toContain("frame-src 'self';");
  expect(links(invoices(), 'canonical')).toEqual(['https://careline.example/es/dashboard/billing/invoices']);
});

it('SH4: the document in which cards are entered takes the place of no page', async () => {
  const account = prepareRemote(places(), 'mf-account', accountBuild(places(), '/card-frame', { shown: [] }));
  await activate(places(), { remotes: { 'mf-account': account } });
  expect(existsSync(join(places().site, 'card-frame/index.html'))).toBe(true);
  expect(() => compose(places(), { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toThrow('A page is declared at /card-frame');
});

it('the site keeps what the environment said when a release composes it again', async () => {
  compose(places(), { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
  const changed = prepareRemote(places(), 'mf-billing', billingBuild(places(), { source: 'two' }));
  await activate(places(), { remotes: { 'mf-billing': changed } });
  expect(readJson('config.json').stripePublishableKey).toBe('pk_test_1');
  compose(places(), {});
  expect(readJson('config.json').stripePublishableKey).toBeUndefined();
});

it('the site keeps what the environment said until a site was composed with something else', () => {
  compose(places(), { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
  expect(() => compose(places(), { SITE_URL: 'nowhere' })).toThrow();
  compose(places());
  expect(readJson('config.json').stripePublishableKey).toBe('pk_test_1');
});

it('F354: the site is not composed for an address that is none, and it says which setting that is', () => {
  const expected = (name: string) =>
    `${name} is "localhost:3000": the address of the site with https:// or http://, such as https://careline.example, was expected.`;
  expect(() => compose(places(), { SITE_URL: 'localhost:3000' })).toThrow(expected('SITE_URL'));
  write(places().dataDir, 'config.json', '{ "siteUrl": "localhost:3000" }');
  expect(() => compose(places(), {})).toThrow(expected('siteUrl of config.json'));
  compose(places(), { SITE_URL: 'http://localhost:3000/' });
  expect(links(invoices(), 'canonical')).toEqual(['http://localhost:3000/es/dashboard/billing/invoices']);
});

it('pnpm compose takes what its terminal says and keeps the rest of what it was served with', async () => {
  compose(places(), { API_BASE_URL: 'https://api.example', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('DATA_DIR', places().dataDir);
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', undefined);
  vi.stubEnv('API_BASE_URL', 'https://other.example');
  vi.spyOn(console, 'log').mockReturnValue();
  await composeCommand([]);
  expect(readJson('config.json')).toMatchObject({
    apiBaseUrl: 'https://other.example',
    stripePublishableKey: 'pk_test_1',
  });
});

it('F355: pnpm compose takes a setting back whose variable its terminal names, and no other', async () => {
  const kept = { API_BASE_URL: 'https://api.example', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  compose(places(), { ...kept, NODE_ENV: 'production' });
  expect(existsSync(join(places().site, 'card-frame/index.html'))).toBe(true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('DATA_DIR', places().dataDir);
  vi.stubEnv('API_BASE_URL', undefined);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', '');
  await composeCommand([]);
  expect(readJson('config.json')).toMatchObject({ apiBaseUrl: 'https://api.example', demo: false });
  expect(readJson('config.json')).not.toHaveProperty('stripePublishableKey');
  expect(existsSync(join(places().site, 'card-frame/index.html'))).toBe(false);
  vi.stubEnv('SEED_DEMO', '1');
  await composeCommand([]);
  expect(readJson('config.json')).toMatchObject({ apiBaseUrl: 'https://api.example', demo: true });
});

it('the site is described to pnpm dev by its own terminal, and keeps what it was served with', () => {
  compose(places(), { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
  const { runtime } = siteConfig(places(), { apiBaseUrl: '/backend', demo: true }, environmentLayer({}));
  expect(runtime.stripePublishableKey).toBeUndefined();
  compose(places());
  expect(readJson('config.json').stripePublishableKey).toBe('pk_test_1');
});

it('SH2: the site offers no demonstration accounts where the environment forbids them', () => {
  compose(places(), { NODE_ENV: 'production' });
  expect(readJson('config.json').demo).toBe(false);
  compose(places(), { NODE_ENV: 'production', SEED_DEMO: '1' });
  expect(readJson('config.json').demo).toBe(true);
  compose(places(), {});
  expect(readJson('config.json').demo).toBe(true);
});

it('the site leaves files whose content stays the same alone, and removes pages that are gone', async () => {
  const before = statSync(join(places().site, 'index.html')).mtimeMs;
  compose(places(), {});
  expect(statSync(join(places().site, 'index.html')).mtimeMs).toBe(before);
  const moved = prepareRemote(places(), 'mf-account', accountBuild(places(), '/dashboard/me'));
  await activate(places(), { remotes: { 'mf-account': moved } });
  expect(existsSync(join(places().site, 'dashboard/me/index.html'))).toBe(true);
  expect(existsSync(join(places().site, 'dashboard/account/index.html'))).toBe(false);
});

it('the site brings its data packed ahead of time, always those of the present, and makes damaged ones anew', async () => {
  const twinOf = (suffix: string) => join(places().site, `registry.json${suffix}`);
  const unpacked = () => [
    brotliDecompressSync(readFileSync(twinOf('.br'))).toString(),
    gunzipSync(readFileSync(twinOf('.gz'))).toString(),
  ];
  expect(unpacked()).toEqual([read('registry.json'), read('registry.json')]);
  compose(places(), {});
  const before = statSync(twinOf('.br')).mtimeMs;
  compose(places(), {});
  expect(statSync(twinOf('.br')).mtimeMs).toBe(before);
  const moved = prepareRemote(places(), 'mf-account', accountBuild(places(), '/dashboard/me'));
  await activate(places(), { remotes: { 'mf-account': moved } });
  expect(unpacked()).toEqual([read('registry.json'), read('registry.json')]);
  writeFileSync(twinOf('.br'), 'damaged');
  compose(places(), {});
  expect(unpacked()[0]).toBe(read('registry.json'));
  // A shorter file would only grow.
  expect(existsSync(join(places().site, 'builds/latest.json.br'))).toBe(false);
});
