import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { liveIds } from '../release/live';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { recordOf } from './bundle';
import { folderBlobs } from './folder-blobs';
import { httpBlobs } from './http-blobs';
import { follow, promote } from './promote';
import { releaseStore } from './release-store';
import { isSameFile } from './same-file';
import { hashOfToken, storeRoutes } from './store-routes';

async function newSite(): Promise<Places> {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  return places;
}

/** Builds mf-billing and makes it live, some moments after what was made before. */
async function release(places: Places, source: string): Promise<string> {
  await pause(5);
  await activate(places, {
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) },
  });
  return liveIds(places).get('mf-billing') ?? '';
}

async function overHttp() {
  const app = Fastify();
  const blobs = folderBlobs(join(temporaryPlaces().dataDir, 'store'));
  storeRoutes(app, blobs, () => ({ Operator: { sha256: hashOfToken('operator'), names: ['*'] } }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return httpBlobs(address, 'operator');
}

const me = { user: 'ana' };

it.each([
  ['the checkout that made it first', async (first: Places) => first],
  ['a machine that begins anew', newSite],
])('T6: what a revert brings back is promoted once more, from %s', async (_, next) => {
  const store = releaseStore('production', await overHttp());
  const first = await newSite();
  const ids: string[] = [];
  for (const source of ['one', 'two', 'one']) {
    const site = await next(first);
    ids.push(await release(site, source));
    await promote(site, store, 'mf-billing', me);
  }
  expect(ids[2]).toBe(ids[0]);
  expect((await store.history('mf-billing')).map(({ id }) => id)).toEqual(ids);
  expect((await follow(await newSite(), store)).map(({ to }) => to)).toEqual([ids[2]]);
});

it('T6: a promotion that was cut off is gone on with by another machine, which has built the same sources', async () => {
  const blobs = await overHttp();
  const store = releaseStore('production', blobs);
  const [one, other] = [await newSite(), await newSite()];
  const id = await release(one, 'one');
  let left = 3;
  const dying = releaseStore('production', {
    ...blobs,
    write: async (...asked) => {
      left -= 1;
      if (left < 0) throw new Error('gone');
      return blobs.write(...asked);
    },
  });
  await expect(promote(one, dying, 'mf-billing', me)).rejects.toThrow('gone');
  expect(await release(other, 'one')).toBe(id);
  await promote(other, store, 'mf-billing', me);
  expect((await follow(await newSite(), store)).map(({ to }) => to)).toEqual([id]);
});

it('F332: a release of which a prune that died has left half is promoted once more, also where that dies as well', async () => {
  const blobs = await overHttp();
  const store = releaseStore('production', blobs);
  const site = await newSite();
  const id = await release(site, 'one');
  await promote(site, store, 'mf-billing', me);
  await release(site, 'two');
  await promote(site, store, 'mf-billing', me);
  const pruned = releaseStore('production', {
    ...blobs,
    remove: async (key) => {
      await blobs.remove(key);
      if (key.endsWith(recordOf('mf-billing', id))) throw new Error('gone');
    },
  });
  await expect(pruned.remove('mf-billing', id)).rejects.toThrow('gone');
  const dying = releaseStore('production', {
    ...blobs,
    remove: async () => {
      throw new Error('gone');
    },
  });
  const [one, other] = [await newSite(), await newSite()];
  for (const next of [one, other]) expect(await release(next, 'one')).toBe(id);
  await expect(promote(one, dying, 'mf-billing', me)).rejects.toThrow('gone');
  await promote(other, store, 'mf-billing', me);
  expect((await follow(await newSite(), store)).map(({ to }) => to)).toEqual([id]);
});

const json = (value: object) => Buffer.from(JSON.stringify(value));

it.each([
  ['other code', 'published/x/a.js', Buffer.from('one()'), Buffer.from('two()'), false],
  ['other comments in a map', 'releases/mf-x/1.maps/a.js.map', json({ a: 1 }), json({ a: 2 }), true],
  ['code that is packed better', 'published/x/a.js.gz', gzipSync('one()', { level: 1 }), gzipSync('one()'), true],
  ['other code that is packed', 'published/x/a.js.gz', gzipSync('one()'), gzipSync('two()'), false],
  ['a twin that is damaged', 'published/x/a.js.gz', Buffer.from('one()'), gzipSync('one()'), false],
  ['a shell that was made later', 'releases/shell/1.json', json({ id: 1, releasedAt: 'a' }), json({ id: 1 }), true],
  ['another shell', 'releases/shell/1.json', json({ id: 1, rules: {} }), json({ id: 1, rules: { '/a': {} } }), false],
  ['a record with other files', 'releases/mf-x/1.json', json({ extras: { files: {} } }), json({ extras: {} }), false],
  ['a record that is damaged', 'releases/mf-x/1.json', Buffer.from('{'), json({ extras: {} }), false],
])('T6: of one release, %s: %s', (_, path, found, made, isSame) => {
  expect(isSameFile(path, found, made)).toBe(isSame);
});
