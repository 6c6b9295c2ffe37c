import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parsePreloadIndex } from '@careline/shared/manifest';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { run as composeCommand } from '../commands/compose';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { readLiveShell } from '../release/shell-release';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { compose } from './compose';
import { environmentLayer, siteConfig } from './site-config';

let places: Places;
const read = (file: string) => readFileSync(join(places.site, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));
const invoices = () => read('es/dashboard/billing/invoices/index.html');

beforeEach(async () => {
  places = temporaryPlaces();
  const rules = { '/old': { redirect: '/professionals' }, '/blog/**': { redirect: 'https://blog.example' } };
  await activate(places, {
    shell: prepareShell(places, shellBuild(places, { rules })),
    remotes: {
      'mf-account': prepareRemote(places, 'mf-account', accountBuild(places)),
      'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places)),
    },
  });
});

/** Addresses of all links with this `rel` in the head, without the folders of the releases. */
function links(html: string, rel: string): string[] {
  const tags = [...(html.split('</head>')[0] ?? '').matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`));
  return tags.map((tag) => (/href="([^"]+)"/.exec(tag)?.[1] ?? '').replace(/1\.\d\.0-[0-9a-f]{8}\//, '')).sort();
}

describe('a page', () => {
  it('asks at once for the files of its path and language, and for no others', () => {
    expect(links(invoices(), 'modulepreload')).toEqual([
      '/remotes/mf-billing/assets/es-1.js',
      '/remotes/mf-billing/assets/invoices-1.js',
      '/remotes/mf-billing/remoteEntry.js',
      '/shell/assets/es-1.js',
      '/shell/remoteEntry.js',
    ]);
    expect(links(invoices(), 'stylesheet')).toEqual(['/shell/assets/main-1.css']);
    expect(invoices()).toMatch(
      /<link rel="preload" as="style" crossorigin href="[^"]+invoices-1\.css" integrity="sha256-/,
    );
  });

  it('F1: asks for what the shell needs after its start as plain files, whose failure no engine remembers', () => {
    const plain = [...invoices().matchAll(/<link rel="preload" as="fetch" crossorigin href="(\/shell\/[^"]+)">/g)];
    expect(plain.map(([, href = '']) => href.replace(/\/[^/]*-[0-9a-f]{8}\//, '/')).sort()).toEqual([
      '/shell/assets/dashboard-layout-1.js',
      '/shell/assets/ui-1.js',
    ]);
  });

  it('that is public and of the shell asks for the words of these pages, too, and no other page does', () => {
    const words = /as="fetch" crossorigin href="(\/shell\/[^"]+\/es-2\.js)"/;
    const [, address = ''] = words.exec(read('es/index.html')) ?? [];
    const index = parsePreloadIndex(readJson('preloads/es.json'));
    const asking = Object.keys(index.pages).filter((path) => index.pages[path]?.includes(index.files.indexOf(address)));
    expect(asking).toEqual(['/']);
    expect(read('es/index.html')).toContain(`"${address}":"sha256-`);
    for (const other of ['ru/index.html', 'es/dashboard/index.html']) expect(read(other)).not.toContain(address);
  });

  it('asks for the remotes of the widgets that it shows', () => {
    expect(links(read('dashboard/account/index.html'), 'modulepreload')).toContain(
      '/remotes/mf-billing/assets/cards-1.js',
    );
  });

  it('U7: asks for the remotes that place a widget on a page of the shell', async () => {
    const calls = { name: 'dashboard-bills@1', place: { page: 'dashboard', order: 1 } };
    await activate(places, {
      shell: prepareShell(places, shellBuild(places, { name: 'dashboard' })),
      remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { placed: [calls] })) },
    });
    expect(links(read('dashboard/index.html'), 'modulepreload')).toContain('/remotes/mf-billing/assets/cards-1.js');
    const [, billing] = readJson('registry/en.json').remotes;
    expect(billing.widgets).toContainEqual(calls);
  });

  it('costs nothing but its registry entry for a remote that it does not use', () => {
    const [account] = readJson('registry/en.json').remotes;
    expect(account.name).toBe('mf-account');
    expect(read('dashboard/billing/invoices/index.html').split('/remotes/mf-account/')).toHaveLength(2);
    expect(JSON.stringify(account).length).toBeLessThan(400);
  });

  it('covers every script that it preloads with integrity', () => {
    const map = JSON.parse(/<script type="importmap">(.+?)<\/script>/.exec(invoices())?.[1] ?? '{}');
    const addresses = [
      ...invoices().matchAll(
        /(?:rel="modulepreload" href|as="fetch" crossorigin href|src)="(\/(?:shell|remotes)\/[^"]+)"/g,
      ),
    ].map(([, address]) => address);
    expect(Object.keys(map.integrity).sort()).toEqual(addresses.sort());
    for (const [address, integrity] of Object.entries(map.integrity)) {
      const hash = createHash('sha256')
        .update(readFileSync(join(places.site, address)))
        .digest('base64');
      expect(integrity).toBe(`sha256-${hash}`);
    }
  });

  it('SH4: holds each script to its hash on its own tag, too, for engines that know import maps and not the hashes in them', () => {
    const map = JSON.parse(/<script type="importmap">(.+?)<\/script>/.exec(invoices())?.[1] ?? '{}');
    const tags = [...invoices().matchAll(/(?:rel="modulepreload" href|src)="([^"]+)"([^>]*)>/g)];
    expect(tags).toHaveLength(6);
    for (const [, address = '', rest] of tags) expect(rest).toBe(` integrity="${map.integrity[address]}"`);
  });

  it('allows exactly the scripts that stand in it, by their hashes', () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(invoices())?.[1] ?? '';
    const inline = [...invoices().matchAll(/<script(?: type="importmap")?>(.+?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes).toHaveLength(2);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('stripe');
  });

  it('carries language, title and the addresses of its other languages', () => {
    expect(invoices()).toContain('<html lang="es-ES" dir="ltr">');
    expect(invoices()).toContain('<title>Facturas · Careline</title>');
    expect(links(invoices(), 'canonical')).toEqual(['/es/dashboard/billing/invoices']);
    expect(invoices()).toContain('<link rel="alternate" hreflang="x-default" href="/dashboard/billing/invoices">');
    expect(invoices()).toContain('<link rel="alternate" hreflang="ru-RU" href="/ru/dashboard/billing/invoices">');
  });

  it('carries config and registry as data, and what visitors see first', () => {
    const home = read('ru/index.html');
    const block = (id: string) => JSON.parse(new RegExp(`id="${id}">(.+?)</script>`).exec(home)?.[1] ?? 'null');
    expect(block('careline-config')).toMatchObject({ apiBaseUrl: '/backend', demo: true });
    expect(readJson('registry/ru.json')).toEqual({
      buildId: readLiveShell(places)?.id,
      ...block('careline-registry'),
    });
    expect(home).toContain('<h1>Главная</h1>');
    expect(home).toContain('<title>Главная</title>');
  });
});

describe('the site', () => {
  it('R204 R205: has the build that is live, the route rules and the payloads as static files', () => {
    const id = readLiveShell(places)?.id;
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
    expect(read('index.html')).toContain(`<meta name="careline-build" content="${id}">`);
  });

  it('SH4: tells the hash of every script and style of every path once, and of those of each fallback', async () => {
    const hashOf = (address: string) =>
      `sha256-${createHash('sha256')
        .update(readFileSync(join(places.site, address)))
        .digest('base64')}`;
    const index = parsePreloadIndex(readJson('preloads/es.json'));
    expect(index.integrity).toEqual(index.files.map(hashOf));
    expect(new Set(index.files).size).toBe(index.files.length);
    expect(index.files.join()).toMatch(/invoices-1\.css/);
    expect(existsSync(join(places.site, 'preloads/fallbacks/mf-billing.json'))).toBe(false);
    await activate(places, {
      remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source: 'two' })) },
    });
    const { url, integrity } = readJson('preloads/fallbacks/mf-billing.json');
    expect(url).toBe(readJson('registry.json').microFrontends['mf-billing'][0].fallbackUrl);
    expect(integrity[url]).toBe(hashOf(url));
    for (const [address, hash] of Object.entries(integrity)) expect(hash).toBe(hashOf(address));
  });

  it('SH4: holds the styles of the static message to their hash', () => {
    expect(invoices()).toMatch(/<link rel="stylesheet" crossorigin href="\/fatal\.css" integrity="sha256-/);
  });

  it('says in robots.txt what is not public, from the declarations', () => {
    expect(read('robots.txt')).toContain('Disallow: /es/dashboard\n');
    expect(read('robots.txt')).toContain('Disallow: /backend\n');
    expect(read('robots.txt')).not.toContain('Disallow: /\n');
  });

  it('has a page for unknown addresses in each language, and public files at its root', () => {
    expect(read('404.html')).toContain('<title>Page not found · Careline</title>');
    expect(read('es/404.html')).toContain('lang="es-ES"');
    expect(read('favicon.ico')).toBe('icon');
  });

  it('follows config.json and the environment, and allows only the origins that they name', () => {
    write(places.dataDir, 'config.json', '{ "apiBaseUrl": "https://api.example/v2", "demo": false }');
    compose(places, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', SITE_URL: 'https://careline.example' });
    expect(readJson('config.json')).toMatchObject({
      apiBaseUrl: 'https://api.example/v2',
      demo: false,
      stripePublishableKey: 'pk_test_1',
    });
    expect(invoices()).toContain("connect-src 'self' https://api.example https://api.stripe.com;");
    expect(invoices()).toContain('frame-src https://*.js.stripe.com https://js.stripe.com https://hooks.stripe.com;');
    expect(links(invoices(), 'canonical')).toEqual(['https://careline.example/es/dashboard/billing/invoices']);
  });

  it('keeps what the environment said when a release composes it again', async () => {
    compose(places, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
    const changed = prepareRemote(places, 'mf-billing', billingBuild(places, { source: 'two' }));
    await activate(places, { remotes: { 'mf-billing': changed } });
    expect(readJson('config.json').stripePublishableKey).toBe('pk_test_1');
    compose(places, {});
    expect(readJson('config.json').stripePublishableKey).toBeUndefined();
  });

  it('keeps what the environment said until a site was composed with something else', () => {
    compose(places, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
    expect(() => compose(places, { SITE_URL: 'nowhere' })).toThrow();
    compose(places);
    expect(readJson('config.json').stripePublishableKey).toBe('pk_test_1');
  });

  it('pnpm compose takes what its terminal says and keeps the rest of what the site was served with', async () => {
    compose(places, { API_BASE_URL: 'https://api.example', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    vi.stubEnv('DATA_DIR', places.dataDir);
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', undefined);
    vi.stubEnv('API_BASE_URL', 'https://other.example');
    vi.spyOn(console, 'log').mockReturnValue();
    await composeCommand([]);
    expect(readJson('config.json')).toMatchObject({
      apiBaseUrl: 'https://other.example',
      stripePublishableKey: 'pk_test_1',
    });
  });

  it('is described to pnpm dev by its own terminal, and keeps what it was served with', () => {
    compose(places, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
    const { runtime } = siteConfig(places, { apiBaseUrl: '/backend', demo: true }, environmentLayer({}));
    expect(runtime.stripePublishableKey).toBeUndefined();
    compose(places);
    expect(readJson('config.json').stripePublishableKey).toBe('pk_test_1');
  });

  it('SH2: offers no demonstration accounts where the environment forbids them', () => {
    compose(places, { NODE_ENV: 'production' });
    expect(readJson('config.json').demo).toBe(false);
    compose(places, { NODE_ENV: 'production', SEED_DEMO: '1' });
    expect(readJson('config.json').demo).toBe(true);
    compose(places, {});
    expect(readJson('config.json').demo).toBe(true);
  });

  it('leaves files whose content stays the same alone, and removes pages that are gone', async () => {
    const before = statSync(join(places.site, 'index.html')).mtimeMs;
    compose(places, {});
    expect(statSync(join(places.site, 'index.html')).mtimeMs).toBe(before);
    const moved = prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard/me'));
    await activate(places, { remotes: { 'mf-account': moved } });
    expect(existsSync(join(places.site, 'dashboard/me/index.html'))).toBe(true);
    expect(existsSync(join(places.site, 'dashboard/account/index.html'))).toBe(false);
  });

  it('brings its data packed ahead of time, always those of the present, and makes damaged ones anew', async () => {
    const twinOf = (suffix: string) => join(places.site, `registry.json${suffix}`);
    const unpacked = () => [
      brotliDecompressSync(readFileSync(twinOf('.br'))).toString(),
      gunzipSync(readFileSync(twinOf('.gz'))).toString(),
    ];
    expect(unpacked()).toEqual([read('registry.json'), read('registry.json')]);
    compose(places, {});
    const before = statSync(twinOf('.br')).mtimeMs;
    compose(places, {});
    expect(statSync(twinOf('.br')).mtimeMs).toBe(before);
    const moved = prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard/me'));
    await activate(places, { remotes: { 'mf-account': moved } });
    expect(unpacked()).toEqual([read('registry.json'), read('registry.json')]);
    writeFileSync(twinOf('.br'), 'damaged');
    compose(places, {});
    expect(unpacked()[0]).toBe(read('registry.json'));
    // A shorter file would only grow.
    expect(existsSync(join(places.site, 'builds/latest.json.br'))).toBe(false);
  });

  it('is written in well under a second', () => {
    const started = performance.now();
    compose(places, {});
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
