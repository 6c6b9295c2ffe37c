import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { withdraw } from './canary';
import { liveIds } from './live';
import { prepareShell } from './prepare-shell';
import { prune } from './prune';
import { prepareRemote, releaseId } from './remote-release';
import { rollBack } from './rollback';
import { storedReleases } from './stored-releases';

const sources = ['one', 'two', 'three', 'four', 'five'];

async function siteWithReleases() {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  const ids: string[] = [];
  for (const source of sources) {
    const release = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
    await activate(places, { remotes: { 'mf-billing': release } });
    ids.push(releaseId(release));
  }
  return { places, ids, folder: join(places.published, 'remotes/mf-billing') };
}

it('old releases go with their folders, and those that were live last stay', async () => {
  const { places, ids, folder } = await siteWithReleases();
  const pruned = await prune(places, 3);
  expect(pruned.find(({ name }) => name === 'mf-billing')?.removed.toSorted()).toEqual(ids.slice(0, 2).sort());
  expect(storedReleases(places, 'mf-billing')).toEqual(ids.slice(2).sort());
  expect(ids.map((id) => existsSync(join(folder, id)))).toEqual([false, false, true, true, true]);
});

it('what is live, what it falls back to and what a roll back would go to stay, and a roll back to what lost its fallback works', async () => {
  const { places, ids } = await siteWithReleases();
  await rollBack(places, 'mf-billing', { wanted: ids[1] });
  await prune(places, 1);
  expect(storedReleases(places, 'mf-billing')).toEqual([ids[0], ids[1], ids[3]].sort());
  await rollBack(places, 'mf-billing', { wanted: ids[0] });
  await prune(places, 1);
  await expect(rollBack(places, 'mf-billing', { wanted: ids[1] })).rejects.toThrow(`has no release ${ids[1]}`);
  expect(liveIds(places).get('mf-billing')).toBe(ids[0]);
});

it('a folder without a record goes when nobody can be making it any more', async () => {
  const { places, folder } = await siteWithReleases();
  for (const name of ['old', 'new']) write(folder, `${name}/remoteEntry.js`, 'refused()');
  utimesSync(join(folder, 'old'), 0, 0);
  await prune(places, 9);
  expect(['old', 'new'].map((name) => existsSync(join(folder, name)))).toEqual([false, true]);
});

it('F266: so do the source maps and the files at the root of a release without a record', async () => {
  const { places, ids } = await siteWithReleases();
  const shell = String(liveIds(places).get('shell'));
  const parts = ['mf-billing/old.maps', 'mf-billing/new.maps', `mf-billing/${ids[0]}.maps`, 'shell/old.public'].map(
    (part) => join(places.releases, part),
  );
  for (const part of parts) write(part, 'a', 'x');
  parts.push(join(places.releases, 'shell', `${shell}.public`));
  for (const part of parts.filter((path) => !path.includes('new'))) utimesSync(part, 0, 0);
  await prune(places, 9);
  expect(parts.map((part) => existsSync(part))).toEqual([false, true, true, false, true]);
});

it('F331: what a share of the browsers tried last stays before what was live long ago', async () => {
  const { places, ids } = await siteWithReleases();
  const tried = prepareRemote(places, 'mf-billing', billingBuild(places, { source: 'tried' }));
  await activate(places, { remotes: { 'mf-billing': tried }, traffic: 10 });
  await withdraw(places, 'mf-billing');
  await prune(places, 3);
  expect(storedReleases(places, 'mf-billing')).toEqual([...ids.slice(3), releaseId(tried)].sort());
});
