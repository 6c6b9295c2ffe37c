import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { integrityOf } from '../files';
import { activate } from '../release/activate';
import { liveIds } from '../release/live';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { packRelease, recordOf, unpackRelease } from './bundle';
import { folderBlobs } from './folder-blobs';
import { follow, promote } from './promote';
import { pointerOf, releaseStore } from './release-store';

const id = '1.0.0-deadbeef';
const escapes = [
  `published/remotes/mf-x/${id}/../../../../live/site/index.html`,
  '../index.html',
  '/index.html',
  './index.html',
  `published/remotes/mf-x/${id}//index.html`,
  `published/remotes/mf-x/${id}/..\\index.html`,
];

it.each(escapes)('F26: a list of files with a path such as %s is refused by who reads or removes', async (path) => {
  const { root } = temporaryPlaces();
  const blobs = folderBlobs(join(root, 'store'));
  const store = releaseStore('production', blobs);
  write(root, 'store/mf-x/live/site/index.html', 'another page');
  await blobs.write(`mf-x/${id}/files.json`, Buffer.from(JSON.stringify({ [path]: integrityOf('x') })), 'absent');
  for (const use of [store.get('mf-x', id), store.remove('mf-x', id), store.file('mf-x', id, path)])
    await expect(use).rejects.toThrow(/files\.json is damaged: .* \(expected a path below the release\)/);
  expect(existsSync(join(root, 'store/mf-x/live/site/index.html'))).toBe(true);
});

it.each(['..', '../../x', 'a/b', '.hidden', ''])(
  'F26: an id such as "%s" is none that anybody follows',
  async (wrong) => {
    const places = temporaryPlaces();
    const blobs = folderBlobs(join(places.root, 'store'));
    const line = { id: wrong, at: '2026-11-23T10:00:00Z', by: 'X team' };
    await blobs.write(pointerOf('mf-x'), Buffer.from(JSON.stringify({ history: [line] })), 'absent');
    await expect(follow(places, releaseStore('production', blobs))).rejects.toThrow('expected the id of a release');
  },
);

async function packed(name: string) {
  const site = temporaryPlaces();
  const remotes = { 'mf-billing': prepareRemote(site, 'mf-billing', billingBuild(site)) };
  await activate(site, { shell: prepareShell(site, shellBuild(site)), remotes });
  const live = liveIds(site).get(name) ?? '';
  const files = packRelease(site, name, live);
  return { live, files, record: JSON.parse(files.get(recordOf(name, live))?.toString() ?? '') };
}

async function expectRefused(name: string, files: ReadonlyMap<string, Buffer>, live: string, reason: string | RegExp) {
  const places = temporaryPlaces();
  expect(() => unpackRelease(places, name, live, files)).toThrow(reason);
  expect(existsSync(places.dataDir)).toBe(false);
}

it.each(['shell', 'mf-billing'])(
  'F26: nothing of a release of %s is written before all of it is found whole',
  async (name) => {
    const { live, files } = await packed(name);
    const entry = [...files.keys()].find((path) => path.endsWith('/remoteEntry.js')) ?? '';
    const changed = new Map([...files, [entry, Buffer.from('other()')]]);
    await expectRefused(
      name,
      changed,
      live,
      'remoteEntry.js is not the file that was released. Nothing was made live.',
    );
  },
);

it.each(['live/site/index.html', 'published/remotes/mf-billing/1.0.0-0/a.js', ...escapes])(
  'F26: a release that holds %s is refused whole',
  async (path) => {
    const { live, files } = await packed('mf-billing');
    const more = new Map([...files, [path, Buffer.from('x')]]);
    await expectRefused('mf-billing', more, live, `holds ${path}, which is no path of that release`);
  },
);

it('F26: a record that names files elsewhere, or another release, is refused', async () => {
  const billing = await packed('mf-billing');
  const shell = await packed('shell');
  const given = (name: string, { live, files, record }: typeof billing, change: object) =>
    [
      name,
      new Map([...files, [recordOf(name, live), Buffer.from(JSON.stringify({ ...record, ...change }))]]),
      live,
    ] as const;
  const up = '../../../../secret';
  const { extras } = billing.record;
  const elsewhere = { extras: { ...extras, files: { ...extras.files, [up]: integrityOf('x') } } };
  await expectRefused(...given('mf-billing', billing, elsewhere), 'which is no path inside the release');
  const another = { url: '/remotes/mf-billing/1.0.0-another/remoteEntry.js' };
  await expectRefused(...given('mf-billing', billing, another), 'is the record of another release');
  const publicFiles = { [up]: integrityOf('x') };
  await expectRefused(...given('shell', shell, { publicFiles }), 'expected a path below the release');
  for (const change of [{ id: '../../x' }, { folder: '/remotes/mf-billing/1.0.0-0/' }])
    await expectRefused(...given('shell', shell, change), 'is the record of another release');
});

it('F26: a release as it is made goes through a store as before', async () => {
  const site = temporaryPlaces();
  await activate(site, { shell: prepareShell(site, shellBuild(site)), remotes: {} });
  const store = releaseStore('production', folderBlobs(join(site.root, 'store')));
  await promote(site, store, 'shell', { user: 'ana' });
  expect((await follow(temporaryPlaces(), store)).map(({ to }) => to)).toEqual([liveIds(site).get('shell')]);
});

it.each([
  ['shell', '.public/favicon.ico'],
  ['mf-billing', '/remoteEntry.js'],
])('F266: of %s the folder that a prune which died has left half of is written anew', async (name, gone) => {
  const { live, files } = await packed(name);
  const places = temporaryPlaces();
  const unpack = () => unpackRelease(places, name, live, files);
  unpack();
  const path = [...files.keys()].find((file) => file.endsWith(live + gone)) ?? '';
  for (const damage of [
    () => rmSync(join(places.dataDir, path)),
    () => write(places.dataDir, path, 'another'),
    () => {},
  ]) {
    damage();
    expect(unpack).not.toThrow();
    for (const [file, bytes] of files)
      if (file !== recordOf(name, live)) expect(readFileSync(join(places.dataDir, file))).toEqual(bytes);
    expect(
      readdirSync(places.dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tmp/.test(file)),
    ).toEqual([]);
  }
});
