import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import S3rver from 's3rver';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { liveIds } from '../release/live';
import { overview } from '../release/overview';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import type { Blobs } from './blobs';
import { recordOf } from './bundle';
import { folderBlobs } from './folder-blobs';
import { httpBlobs } from './http-blobs';
import { follow, promote } from './promote';
import { pruneStore } from './prune-store';
import { pointerOf, releaseStore } from './release-store';
import { s3Blobs } from './s3-blobs';
import { hashOfToken, storeRoutes } from './store-routes';

const folderStore = () => folderBlobs(join(temporaryPlaces().dataDir, 'store'));

/** As much of a release of mf-x as a store asks for. */
const filesOf = (id: string) =>
  new Map([recordOf('mf-x', id), 'published/x/remoteEntry.js'].map((path) => [path, Buffer.from(path)]));

/** A store over HTTP, and what each token is for. */
async function served(blobs: Blobs) {
  const tokens = {
    'Billing team': { sha256: hashOfToken('billing'), names: ['mf-billing'] },
    Operator: { sha256: hashOfToken('operator'), names: ['*'] },
  };
  const app = Fastify();
  storeRoutes(app, blobs, () => tokens);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return (token?: string) => httpBlobs(address, token);
}

/** A real S3 server that does not know conditional writes. */
async function olderS3() {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(temporaryPlaces().dataDir, 's3'),
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  return (options = '') => s3Blobs(`s3://releases/careline?endpoint=http://127.0.0.1:${port}${options}`);
}

const stores: readonly (readonly [string, () => Promise<Blobs>])[] = [
  ['a folder', async () => folderStore()],
  ['HTTP with a token', async () => (await served(folderStore()))('operator')],
  ['S3 without conditions, where one process releases', async () => (await olderS3())('&unconditional')],
];

it.each(stores)(
  'T6: a key of %s is written under one condition, and what was read is what it is held to',
  async (_, open) => {
    const blobs = await open();
    const bytes = (text: string) => Buffer.from(text);
    for (const id of ['1', '2', '3', '4']) await releaseStore('production', blobs).put('mf-x', id, filesOf(id));
    expect(await blobs.read('mf-x/live.json')).toBeUndefined();
    const line = (id: string) => bytes(JSON.stringify({ history: [{ id, at: '', by: 'Operator' }] }, null, 1));
    expect(await blobs.write('mf-x/live.json', line('1'), 'absent')).toBe(true);
    expect(await blobs.write('mf-x/live.json', line('2'), 'absent')).toBe(false);
    const found = await blobs.read('mf-x/live.json');
    expect(found?.bytes.toString()).toContain('"1"');
    expect(await blobs.write('mf-x/live.json', line('3'), { tag: found?.tag ?? '' })).toBe(true);
    expect(await blobs.write('mf-x/live.json', line('4'), { tag: found?.tag ?? '' })).toBe(false);
    expect((await blobs.read('mf-x/live.json'))?.bytes.toString()).toContain('"3"');
  },
);

it.each(stores.slice(0, 2))('T6: of two that release at once into %s, one is told to look again', async (_, open) => {
  const store = releaseStore('production', await open());
  const line = (id: string) => ({ id, at: '2026-11-22T10:00:00Z', by: 'somebody' });
  for (const id of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await store.put('mf-x', id, filesOf(id));
  await store.point('mf-x', line('1.0.0-a'), undefined);
  const both = await Promise.allSettled(['b', 'c'].map((id) => store.point('mf-x', line(`1.0.0-${id}`), '1.0.0-a')));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = both[0]?.status === 'fulfilled' ? '1.0.0-b' : '1.0.0-c';
  expect((await store.history('mf-x')).map(({ id }) => id)).toEqual(['1.0.0-a', winner]);
});

it.each(stores)(
  'T6: old releases of %s go, and what is live, was live before it, or is used elsewhere stays',
  async (_, open) => {
    const blobs = await open();
    const store = releaseStore('production', blobs);
    const ids = ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d', '1.0.0-e'];
    let before: string | undefined;
    for (const id of ids) {
      await store.put('mf-x', id, filesOf(id));
      await store.point('mf-x', { id, at: '2026-11-22T10:00:00Z', by: 'somebody' }, before);
      before = id;
    }
    const there = async () => (await Promise.all(ids.map((id) => store.has('mf-x', id)))).map(String);
    const prune = (keep: number) => pruneStore(store, ['mf-x'], keep, (_name, id) => id === '1.0.0-a');
    expect(await prune(3)).toEqual([
      { name: 'mf-x', removed: ['1.0.0-b'], left: ['1.0.0-e', '1.0.0-d', '1.0.0-c', '1.0.0-a'] },
    ]);
    expect(await there()).toEqual(['true', 'false', 'true', 'true', 'true']);
    expect(await blobs.read(`mf-x/1.0.0-b/${recordOf('mf-x', '1.0.0-b')}`)).toBeUndefined();
    const remove = vi.spyOn(blobs, 'remove').mockRejectedValueOnce(new Error('gone'));
    await expect(prune(1)).rejects.toThrow('gone');
    remove.mockRestore();
    expect((await prune(1))[0]?.left).toEqual(['1.0.0-e', '1.0.0-d', '1.0.0-a']);
    expect((await prune(9))[0]?.removed).toEqual([]);
    for (const id of ['1.0.0-a', '1.0.0-e']) expect(await store.get('mf-x', id)).toEqual(filesOf(id));
    expect((await store.history('mf-x')).map(({ id }) => id)).toEqual(ids);
    await store.put('mf-x', '1.0.0-b', filesOf('1.0.0-b'));
    expect(await store.get('mf-x', '1.0.0-b')).toEqual(filesOf('1.0.0-b'));
  },
);

it('T6: a token removes nothing that it is not for, and nothing that is live', async () => {
  const folder = join(temporaryPlaces().dataDir, 'store');
  const as = await served(folderBlobs(folder));
  const store = releaseStore('production', as('operator'));
  for (const id of ['1.0.0-a', '1.0.0-b'])
    await store.put('shell', id, new Map([[recordOf('shell', id), Buffer.from('{}')]]));
  await store.point('shell', { id: '1.0.0-b', at: '2026-11-22T10:00:00Z', by: 'somebody' }, undefined);
  await expect(as().remove('shell/1.0.0-a/files.json')).rejects.toThrow('A token of this store was expected');
  await expect(as('billing').remove('shell/1.0.0-a/files.json')).rejects.toThrow(
    'is for mf-billing, and not for shell',
  );
  for (const key of ['shell/live.json', 'shell/1.0.0-b/files.json'])
    await expect(as('operator').remove(key)).rejects.toThrow(`${key} belongs to what is live, and stays.`);
  await store.remove('shell', '1.0.0-a');
  expect(readdirSync(join(folder, 'shell')).sort()).toEqual(['1.0.0-b', 'live.json']);
});

const provenance = { commit: '1a2b3c4d', dirty: true, fingerprint: 'of one', verified: false };

async function siteWith(source?: string): Promise<Places> {
  const places = temporaryPlaces();
  const shell = prepareShell(places, shellBuild(places));
  const remotes =
    source === undefined ? {} : { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) };
  await activate(places, { shell, remotes, origins: { 'mf-billing': { user: 'eva', ...provenance } } });
  return places;
}

it.each(stores)(
  'T1 T6: what is live in one place is live in another with the same bytes and the same record, through %s',
  async (_, open) => {
    const [staging, production] = [await siteWith('one()'), await siteWith()];
    const [first, second] = [releaseStore('staging', await open()), releaseStore('production', folderStore())];
    const why = { user: 'ana', message: 'tried for a day' };
    await promote(staging, first, 'mf-billing', why);
    const change = await promote(first, second, 'mf-billing', why);
    expect(change).toEqual({ name: 'mf-billing', from: undefined, to: liveIds(staging).get('mf-billing') });
    expect(await promote(first, second, 'mf-billing', why)).toBeUndefined();

    expect(await follow(production, second)).toEqual([change]);
    expect(overview(production).find(({ name }) => name === 'mf-billing')).toMatchObject({
      made: { ...why, ...provenance },
    });
    const [line] = await second.history('mf-billing');
    expect(line).toEqual({ id: change?.to, at: line?.at, by: 'ana', message: why.message, ...provenance });
    const file = `published/remotes/mf-billing/${change?.to}/remoteEntry.js`;
    for (const twin of ['', '.br', '.gz'])
      expect(readFileSync(join(production.dataDir, file + twin))).toEqual(
        readFileSync(join(staging.dataDir, file + twin)),
      );
    expect(await follow(production, second)).toEqual([]);
  },
);

it('T6: a token releases what it is for, reads everything, and signs with the name of its owner', async () => {
  const blobs = folderStore();
  const as = await served(blobs);
  const site = await siteWith('one()');
  const store = (token?: string) => releaseStore('production', as(token));
  const me = { user: 'somebody else' };
  await expect(promote(site, store(), 'mf-billing', me)).rejects.toThrow('A token of this store was expected');
  await expect(promote(site, store('billing'), 'shell', me)).rejects.toThrow('is for mf-billing, and not for shell');
  await promote(site, store('operator'), 'shell', me);
  await promote(site, store('billing'), 'mf-billing', me);
  expect((await store('billing').history('shell')).map(({ by }) => by)).toEqual(['Operator']);
  expect((await store('operator').history('mf-billing')).map(({ by }) => by)).toEqual(['Billing team']);
  const { id } = (await store('billing').history('mf-billing')).at(-1) ?? { id: '' };
  expect(await fetchKey(as('billing'), `mf-billing/${id}/../../shell/live.json`)).toBe(false);
});

const fetchKey = (blobs: Blobs, key: string) => blobs.write(key, Buffer.from('{}'), 'absent').catch(() => false);

it('T6: an S3 server that would lose one of two releases is refused, with what can be done', async () => {
  const blobs = (await olderS3())();
  await expect(blobs.write(pointerOf('mf-x'), Buffer.from('{}'), 'absent')).rejects.toThrow(
    'this server does not know conditional writes',
  );
});

it('T6: a release that is not whole is not made live', async () => {
  const [staging, production] = [await siteWith('one()'), await siteWith()];
  const blobs = folderStore();
  const store = releaseStore('production', blobs);
  await promote(staging, store, 'mf-billing', { user: 'ana' });
  const id = liveIds(staging).get('mf-billing');
  const key = `mf-billing/${id}/published/remotes/mf-billing/${id}/remoteEntry.js`;
  await blobs.write(key, Buffer.from('other()'), { tag: (await blobs.read(key))?.tag ?? '' });
  await expect(follow(production, store)).rejects.toThrow(
    `is not the file that was released. Put it back from a backup, or delete mf-billing/live.json and mf-billing/${id} there`,
  );
  expect(liveIds(production).has('mf-billing')).toBe(false);
});

it('T6: a pointer that is cut off, empty or of another form is told as such, with what was expected and a way out that works', async () => {
  const [staging, production] = [await siteWith('one()'), await siteWith()];
  const folder = join(staging.dataDir, 'store');
  const store = releaseStore('production', folderBlobs(folder));
  const promoted = () => promote(staging, store, 'mf-billing', { user: 'ana' });
  await promoted();
  const pointer = join(folder, pointerOf('mf-billing'));
  const whole = readFileSync(pointer, 'utf8');
  for (const damaged of [whole.slice(0, -20), '', '{}']) {
    writeFileSync(pointer, damaged);
    for (const command of [follow(production, store), promoted()])
      await expect(command).rejects.toThrow(
        /^production: mf-billing\/live\.json is damaged: \{ "history": .* was expected \(.+\)\. Put it back from a backup, or delete it there and promote/,
      );
  }
  rmSync(pointer);
  await promoted();
  expect((await follow(production, store)).map(({ name }) => name)).toEqual(['mf-billing']);
});
