import { expect, it } from 'vitest';
import { createAddresses, laterFolder, moreSlashes, spellLater } from './addresses';
import { memoryStorage } from './testing/memory-storage';

it('F1: gives a release new addresses as often as it is asked, for every file below its folder, and all name the same folder', () => {
  const addresses = createAddresses(memoryStorage());
  const file = '/remotes/mf-x/1.0.0-ab12/assets/page.js';
  const seen = [addresses.now(file)];
  for (let retries = 0; retries < 50; retries += 1) {
    addresses.renew('/remotes/mf-x/1.0.0-ab12/');
    seen.push(addresses.now(file));
  }
  expect(seen.slice(0, 3)).toEqual([
    file,
    '/remotes/mf-x/1.0.0-ab12//assets/page.js',
    '/remotes/mf-x/1.0.0-ab12///assets/page.js',
  ]);
  expect(new Set(seen).size).toBe(51);
  expect(seen.map((address) => address.replace(/\/+/g, '/'))).toEqual(seen.map(() => file));
  // An engine compares addresses as URLs, and resolves imports against them.
  expect(seen.map((address) => new URL(address, 'https://site.example').pathname)).toEqual(seen);
  expect(new URL('../remoteEntry.js', new URL(seen[2] ?? '', 'https://site.example')).pathname).toBe(
    '/remotes/mf-x/1.0.0-ab12///remoteEntry.js',
  );
});

it('F1: gives new addresses to a release of another origin, also at its root', () => {
  const addresses = createAddresses(memoryStorage());
  addresses.renew('https://cdn.example/');
  expect(addresses.now('https://cdn.example/remoteEntry.js')).toBe('https://cdn.example//remoteEntry.js');
});

it('leaves the files of other releases where they are', () => {
  const addresses = createAddresses(memoryStorage());
  addresses.renew('/remotes/mf-x/1.0.0-ab12/');
  expect(addresses.now('/remotes/mf-x/1.0.0-ab13/remoteEntry.js')).toBe('/remotes/mf-x/1.0.0-ab13/remoteEntry.js');
});

it('F1: goes on counting after a reload, because WebKitGTK remembers there what failed before it', () => {
  const folder = '/remotes/mf-x/1.0.0-ab12/';
  const storage = memoryStorage();
  const before = createAddresses(storage);
  before.renew(folder);
  before.renew(folder);
  const after = createAddresses(storage);
  // What the page's HTML names.
  expect(after.now(`${folder}remoteEntry.js`)).toBe(`${folder}remoteEntry.js`);
  after.renew(folder);
  expect(after.now(`${folder}remoteEntry.js`)).toBe(`${folder}///remoteEntry.js`);
});

it.each(['no JSON', '[1]', '{"/x/":-1}', '{"/x/":1e9}'])('takes nothing from a storage that holds %s', (stored) => {
  const addresses = createAddresses({ getItem: () => stored, setItem: () => false });
  addresses.renew('/x/');
  expect(addresses.now('/x/remoteEntry.js')).toBe('/x//remoteEntry.js');
});

it.each([
  ['https://careline.example/shell/1/assets/main.js', ''],
  ['https://careline.example/shell/1///assets/main.js', '//'],
  ['https://careline.example/shell/12//assets/main.js', ''],
  ['file:///shell/src/main.ts', ''],
])('F1: reads from where it runs how a start was tried again: %s', (address, more) => {
  expect(moreSlashes(address, '/shell/1/')).toBe(more);
});

it('F1: keeps to the spelling that a folder has from the beginning', () => {
  const addresses = createAddresses(memoryStorage(), [['/shell/1/', '//']]);
  expect(addresses.now('/shell/1/assets/page.js')).toBe('/shell/1///assets/page.js');
  expect(addresses.now('/remotes/mf-x/1/remoteEntry.js')).toBe('/remotes/mf-x/1/remoteEntry.js');
});

it('F1 F471: the folder of what comes after the start has fifteen other spellings, each of one level, as a server reads the first', () => {
  const spellings = Array.from({ length: 15 }, (_, time) => spellLater(time + 1) ?? '');
  expect(new Set([laterFolder, ...spellings]).size).toBe(16);
  for (const spelling of spellings) {
    expect(decodeURIComponent(spelling)).toBe(laterFolder);
    const file = new URL(`https://careline.example/shell/1/${spelling}/own/page.js`);
    expect(file.pathname).toContain(spelling);
    expect(new URL('../../assets/main.js', file).pathname).toBe('/shell/1/assets/main.js');
  }
  expect(spellLater(16)).toBeUndefined();
});
