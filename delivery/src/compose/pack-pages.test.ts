import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { compose } from './compose';
import { packPages } from './pack-pages';

it('packs the pages of what is live; a composition after it keeps those that stay the same, and no other', async () => {
  const places = temporaryPlaces();
  const page = join(places.site, 'index.html');
  const unpacked = () => brotliDecompressSync(readFileSync(`${page}.br`)).toString();
  await packPages(places);
  await activate(places, {
    shell: prepareShell(places, shellBuild(places)),
    remotes: {
      'mf-account': prepareRemote(places, 'mf-account', accountBuild(places)),
      'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places)),
    },
  });
  expect(existsSync(`${page}.br`)).toBe(false);
  await packPages(places);
  expect(unpacked()).toBe(readFileSync(page, 'utf8'));

  const before = statSync(`${page}.br`).mtimeMs;
  compose(places, {});
  expect(statSync(`${page}.br`).mtimeMs).toBe(before);

  const moved = prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard/me'));
  await activate(places, { remotes: { 'mf-account': moved } });
  expect(existsSync(`${page}.br`)).toBe(false);
  await packPages(places);
  expect(unpacked()).toBe(readFileSync(page, 'utf8'));
  expect(existsSync(join(places.site, 'dashboard/me/index.html.br'))).toBe(true);
});
