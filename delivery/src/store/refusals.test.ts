import { createServer } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { Failure } from '../failure';
import { activate } from '../release/activate';
import { liveIds } from '../release/live';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { packRelease, unpackRelease } from './bundle';
import { folderBlobs } from './folder-blobs';
import { httpBlobs } from './http-blobs';
import { promote } from './promote';
import { releaseStore } from './release-store';
import { storeRoutes } from './store-routes';

const me = { user: 'ana' };
const newBlobs = () => folderBlobs(join(temporaryPlaces().dataDir, 'store'));
const newStore = () => releaseStore('production', newBlobs());
const filesOf = (text: string) => new Map([['remoteEntry.js', Buffer.from(text)]]);

async function siteWithBilling() {
  const places = temporaryPlaces();
  await activate(places, {
    shell: prepareShell(places, shellBuild(places)),
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places)) },
  });
  return places;
}

it('T6: what stands in a store under the name of a release stays what it is', async () => {
  const store = newStore();
  await store.put('mf-x', '1.0.0-1', filesOf('one()'));
  await store.put('mf-x', '1.0.0-1', filesOf('one()'));
  await expect(store.put('mf-x', '1.0.0-1', filesOf('two()'))).rejects.toThrow(
    'production holds mf-x/1.0.0-1/remoteEntry.js with another content. A release never changes: release the sources anew.',
  );
  expect(await store.get('mf-x', '1.0.0-1')).toEqual(filesOf('one()'));
});

it('T6: a release that is not there is told as such, by a store and by a data folder', async () => {
  const places = temporaryPlaces();
  await expect(newStore().get('mf-x', '1.0.0-1')).rejects.toThrow('production has no release 1.0.0-1 of mf-x.');
  expect(() => packRelease(places, 'mf-x', '1.0.0-1')).toThrow(`mf-x has no release 1.0.0-1 in ${places.dataDir}.`);
});

it('T6: nothing is promoted from where nothing is live', async () => {
  const places = await siteWithBilling();
  const to = newStore();
  await expect(promote(places, to, 'mf-x', me)).rejects.toThrow(
    `Nothing of mf-x is live in ${places.dataDir}: pnpm release mf-x.`,
  );
  await expect(promote(newStore(), to, 'mf-x', me)).rejects.toThrow(
    'Nothing of mf-x is live in production: promote a release there first.',
  );
  expect(await to.names()).toEqual([]);
});

it.each([
  ['no token', undefined],
  ['a guessed token', 'guessed'],
])('T6: who comes with %s writes nothing', async (_, token) => {
  const blobs = newBlobs();
  const app = Fastify();
  storeRoutes(app, blobs, () => ({}));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  await expect(httpBlobs(address, token).write('mf-x/live.json', Buffer.from('{}'), 'absent')).rejects.toThrow(
    'A token of this store was expected: set CARELINE_TOKEN.',
  );
  expect(await blobs.names()).toEqual([]);
});

it.each(['shell', 'mf-billing'])('T6: files of %s that are not those of its record are not made live', async (name) => {
  const site = await siteWithBilling();
  const id = liveIds(site).get(name) ?? '';
  const files = new Map(packRelease(site, name, id));
  const entry = [...files.keys()].find((path) => path.endsWith('/remoteEntry.js')) ?? '';
  expect(() => unpackRelease(temporaryPlaces(), name, id, files)).not.toThrow();
  files.set(entry, Buffer.from('other()'));
  expect(() => unpackRelease(temporaryPlaces(), name, id, files)).toThrow(
    'remoteEntry.js is not the file that was released. Nothing was made live.',
  );
});

it.each([
  ['is cut off', 200, 99],
  ['is a page of a proxy', 200, undefined],
  ['is a refusal that is cut off', 502, 99],
])('T10: an answer of a store over HTTP that %s is told in a sentence', async (_, status, length) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { etag: '"x"', ...(length !== undefined && { 'content-length': length }) });
    if (length === undefined) response.end('<html>');
    else response.write('<html>', () => setTimeout(() => response.destroy(), 20));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const bound = server.address();
  const blobs = httpBlobs(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`, 'x');
  await expect(blobs.names()).rejects.toThrow(Failure);
  if (length !== undefined) await expect(blobs.read('mf-x/live.json')).rejects.toThrow(Failure);
});
