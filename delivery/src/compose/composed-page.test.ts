import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePreloadIndex, type SiteRegistry } from '@careline/shared/manifest';
import { expect, it } from 'vitest';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { readLiveShell } from '../release/shell-release';
import { links, useComposedSite } from '../testing/composed-site';
import { billingBuild, shellBuild } from '../testing/fake-site';

const { places, read, readJson, invoices } = useComposedSite();

it('a page asks at once for the files of its path and language, and for no others', () => {
  expect(links(invoices(), 'modulepreload')).toEqual([
    '/remotes/mf-billing/assets/container-00000001.js',
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

it('F1: a page asks for what the shell needs after its start as plain files, whose failure no engine remembers', () => {
  const plain = [...invoices().matchAll(/<link rel="preload" as="fetch" crossorigin href="(\/shell\/[^"]+)">/g)];
  expect(plain.map(([, href = '']) => href.replace(/\/[^/]*-[0-9a-f]{8}\//, '/')).sort()).toEqual([
    '/shell/assets/dashboard-layout-1.js',
    '/shell/assets/ui-1.js',
  ]);
});

it('a page that is public and of the shell asks for the words of these pages, too, and no other page does', () => {
  const words = /as="fetch" crossorigin href="(\/shell\/[^"]+\/es-2\.js)"/;
  const [, address = ''] = words.exec(read('es/index.html')) ?? [];
  const index = parsePreloadIndex(readJson('preloads/es.json'));
  const asking = Object.keys(index.pages).filter((path) => index.pages[path]?.includes(index.files.indexOf(address)));
  expect(asking).toEqual(['/']);
  expect(read('es/index.html')).toContain(`"${address}":"sha256-`);
  for (const other of ['ru/index.html', 'es/dashboard/index.html']) expect(read(other)).not.toContain(address);
});

it('a page asks for the remotes of the widgets that it shows', () => {
  expect(links(read('dashboard/account/index.html'), 'modulepreload')).toContain(
    '/remotes/mf-billing/assets/cards-1.js',
  );
});

it('U7: a page asks for the remotes that place a widget on a page of the shell', async () => {
  const calls = { name: 'dashboard-bills@1', place: { page: 'dashboard', order: 1 } };
  await activate(places(), {
    shell: prepareShell(places(), shellBuild(places(), { name: 'dashboard' })),
    remotes: { 'mf-billing': prepareRemote(places(), 'mf-billing', billingBuild(places(), { placed: [calls] })) },
  });
  expect(links(read('dashboard/index.html'), 'modulepreload')).toContain('/remotes/mf-billing/assets/cards-1.js');
  const [, billing] = readJson('registry/en.json').remotes;
  expect(billing.widgets).toContainEqual(calls);
});

/** A block of data in a page. */
const blockOf = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.+?)</script>`).exec(html)?.[1] ?? 'null');

/** Name of each remote that a page knows → where its release is, if the page says so. */
const placesIn = (page: string) => {
  const { remotes }: SiteRegistry = blockOf(read(page), 'careline-registry');
  return Object.fromEntries(remotes.map(({ name, url, fallbackUrl }) => [name, { url, fallbackUrl }]));
};

it('a page costs nothing but its registry entry for a remote that it does not use, and its release changes no byte of it', async () => {
  const [account] = readJson('registry/en.json').remotes;
  expect(account.name).toBe('mf-account');
  expect(read('dashboard/billing/invoices/index.html')).not.toContain('/remotes/mf-account/');
  expect(JSON.stringify(account).length).toBeLessThan(400);
  const [page, using] = ['dashboard/index.html', 'dashboard/account/index.html'];
  const before = read(page);
  const url = parsePreloadIndex(readJson('preloads/en.json')).releases['mf-billing']?.url;
  expect(placesIn(page)).toEqual({ 'mf-account': {}, 'mf-billing': {} });
  expect(placesIn(using)['mf-billing']).toEqual({ url });
  const changed = prepareRemote(places(), 'mf-billing', billingBuild(places(), { source: 'two' }));
  await activate(places(), { remotes: { 'mf-billing': changed } });
  expect(read(page)).toBe(before);
  expect(placesIn(using)['mf-billing']).toEqual({ url: changed.url, fallbackUrl: url });
  expect(parsePreloadIndex(readJson('preloads/en.json')).releases['mf-billing']).toMatchObject({
    url: changed.url,
    fallbackUrl: url,
  });
});

it('a page says where the releases of all remotes are to a shell of before, and of one that is tried to every browser', async () => {
  const tried = prepareRemote(places(), 'mf-billing', billingBuild(places(), { source: 'two' }));
  await activate(places(), { remotes: { 'mf-billing': tried }, traffic: 10 });
  expect(placesIn('dashboard/index.html')['mf-billing']).toEqual({ url: expect.any(String) });
  expect(placesIn('dashboard/index.html')['mf-account']).toEqual({});
  await activate(places(), {
    shell: prepareShell(places(), shellBuild(places(), { findsReleases: false })),
    remotes: {},
  });
  expect(placesIn('dashboard/index.html')['mf-account']).toEqual({ url: expect.any(String) });
});

it('a page covers every script that it preloads with integrity', () => {
  const map = JSON.parse(/<script type="importmap">(.+?)<\/script>/.exec(invoices())?.[1] ?? '{}');
  const addresses = [
    ...invoices().matchAll(
      /(?:rel="modulepreload" href|as="fetch" crossorigin href|src)="(\/(?:shell|remotes)\/[^"]+)"/g,
    ),
  ].map(([, address]) => address);
  const isOpened = (address: string) => /(palette|measure)-1\.js$/.test(address);
  const preloaded = Object.keys(map.integrity).filter((address) => !isOpened(address));
  expect(preloaded.sort()).toEqual(addresses.sort());
  for (const [address, integrity] of Object.entries(map.integrity)) {
    const hash = createHash('sha256')
      .update(readFileSync(join(places().site, address)))
      .digest('base64');
    expect(integrity).toBe(`sha256-${hash}`);
  }
});

it('SH4: a page holds each script to its hash on its own tag, too, for engines that know import maps and not the hashes in them', () => {
  const map = JSON.parse(/<script type="importmap">(.+?)<\/script>/.exec(invoices())?.[1] ?? '{}');
  const tags = [...invoices().matchAll(/(?:rel="modulepreload" href|src)="([^"]+)"([^>]*)>/g)];
  expect(tags).toHaveLength(7);
  for (const [, address = '', rest] of tags) expect(rest).toBe(` integrity="${map.integrity[address]}"`);
});

it('a page allows exactly the scripts that stand in it, by their hashes', () => {
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

it('F338: a page brings the styles of what it shows first itself, allowed by their hash, and its sheets stand below its content', async () => {
  const { id = '' } = readLiveShell(places()) ?? {};
  expect(read('index.html').split('</head>')[0]).toMatch(/<link rel="stylesheet" [^>]*main-1\.css/);
  const layouts = { dashboard: '.card{background:url(./assets/card.svg)}' };
  const shell = prepareShell(
    places(),
    shellBuild(places(), { firstStyles: { sign: '.sign{margin:0}', layouts, pages: { '/': '.home{margin:0}' } } }),
  );
  expect(shell.id).not.toBe(id);
  await activate(places(), { shell, remotes: {} });
  const expected = {
    'index.html': '.home{margin:0}',
    'es/dashboard/billing/invoices/index.html': `.card{background:url(/shell/${shell.id}/assets/card.svg)}`,
    '404.html': '.sign{margin:0}',
  };
  for (const [page, styles] of Object.entries(expected)) {
    const html = read(page);
    expect(/<style>(.*)<\/style>/.exec(html)?.[1]).toBe(styles);
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(html).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(html.split('</head>')[0]).not.toContain('rel="stylesheet"');
    expect(html).toMatch(/<div id="root">.*<div id="careline-styles"><link rel="stylesheet" [^>]*main-1\.css/s);
  }
});

it('a page carries language, title and the addresses of its other languages', () => {
  expect(invoices()).toContain('<html lang="es-ES" dir="ltr">');
  expect(invoices()).toContain('<title>Facturas · Careline</title>');
  expect(links(invoices(), 'canonical')).toEqual(['/es/dashboard/billing/invoices']);
  expect(invoices()).toContain('<link rel="alternate" hreflang="x-default" href="/dashboard/billing/invoices">');
  expect(invoices()).toContain('<link rel="alternate" hreflang="ru-RU" href="/ru/dashboard/billing/invoices">');
});

it('a page carries config and registry as data, and what visitors see first', () => {
  const home = read('ru/index.html');
  expect(blockOf(home, 'careline-config')).toMatchObject({ apiBaseUrl: '/backend', demo: true });
  const { buildId, remotes } = readJson('registry/ru.json');
  expect(buildId).toBe(readLiveShell(places())?.id);
  expect(remotes).toMatchObject(blockOf(home, 'careline-registry').remotes);
  expect(home).toContain('<h1>Главная</h1>');
  expect(home).toContain('<title>Главная</title>');
});
