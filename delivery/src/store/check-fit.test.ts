import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { folderBlobs } from './folder-blobs';
import { promote } from './promote';
import { releaseStore } from './release-store';

const me = { user: 'ana' };
const newStore = () => releaseStore('production', folderBlobs(join(temporaryPlaces().dataDir, 'store')));

async function siteWith(
  billing: Parameters<typeof billingBuild>[1],
  shell: Parameters<typeof shellBuild>[1] = {},
): Promise<Places> {
  const places = temporaryPlaces();
  await activate(places, {
    shell: prepareShell(places, shellBuild(places, shell)),
    remotes: {
      'mf-account': prepareRemote(places, 'mf-account', accountBuild(places)),
      'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, billing)),
    },
  });
  return places;
}

it('T6: what does not fit what is live in a store is refused before its pointer moves', async () => {
  const store = newStore();
  const live = await siteWith({ pageName: 'billing' });
  for (const name of ['shell', 'mf-billing', 'mf-account']) await promote(live, store, name, me);
  expect(await store.names()).toEqual(expect.arrayContaining(['mf-account', 'mf-billing', 'shell']));
  const pointer = await store.history('mf-billing');

  const nameless = await siteWith({ source: 'two' });
  await expect(promote(nameless, store, 'mf-billing', me)).rejects.toThrow(
    /mf-billing \S+ does not fit production: mf-billing would no longer serve the page named billing/,
  );
  const newer = await siteWith(
    { source: 'three', pageName: 'billing', imports: ['Button', 'Card'] },
    { offers: ['Button', 'Card'] },
  );
  await expect(promote(newer, store, 'mf-billing', me)).rejects.toThrow('imports Card from @careline/shared');
  expect(await store.history('mf-billing')).toEqual(pointer);

  await promote(newer, store, 'shell', me);
  await promote(newer, store, 'mf-billing', me);
  await expect(promote(live, store, 'shell', me)).rejects.toThrow('imports Card from @careline/shared');
});

it('T6: into a store without a shell everything may go: nothing is served from there yet', async () => {
  const store = newStore();
  await promote(await siteWith({ imports: ['Card'] }, { offers: ['Card'] }), store, 'mf-billing', me);
  expect(await store.history('mf-billing')).toHaveLength(1);
});
