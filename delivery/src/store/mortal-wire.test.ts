import { cpSync, renameSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '../failure';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { liveIds } from '../release/live';
import { overview } from '../release/overview';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { faultyWire, type Wire, type WireFault } from '../testing/faulty-wire';
import type { Blobs } from './blobs';
import { folderBlobs } from './folder-blobs';
import { httpBlobs } from './http-blobs';
import { follow, promote } from './promote';
import { type ReleaseStore, releaseStore } from './release-store';
import { s3Blobs } from './s3-blobs';
import { hashOfToken, storeRoutes } from './store-routes';

interface Remote {
  readonly wire: Wire;
  readonly store: ReleaseStore;
  /** Where the server keeps everything. */
  readonly folder: string;
}

async function overHttp(): Promise<Remote> {
  const folder = join(temporaryPlaces().dataDir, 'store');
  const app = Fastify();
  storeRoutes(app, folderBlobs(folder), () => ({ Operator: { sha256: hashOfToken('operator'), names: ['*'] } }));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => app.close());
  return remote(await faultyWire(Number(port)), folder, (origin) => httpBlobs(origin, 'operator'));
}

/** A real S3 server, and before it the conditions of writing that Amazon's has and it has not. */
async function inS3(mayPass: (request: IncomingMessage) => number | undefined = () => undefined): Promise<Remote> {
  const folder = join(temporaryPlaces().dataDir, 's3');
  const configureBuckets = [{ name: 'releases', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const wire = await faultyWire(port, async (request) => {
    const { method, url, headers } = request;
    if (method !== 'PUT') return undefined;
    const refused = mayPass(request);
    if (refused !== undefined) return refused;
    const { pathname } = new URL(url ?? '', 'http://x');
    const tag = (await fetch(`http://127.0.0.1:${port}${pathname}`, { method: 'HEAD' })).headers.get('etag');
    const isMet = headers['if-none-match'] === '*' ? tag === null : tag === headers['if-match'];
    return isMet ? undefined : 412;
  });
  return remote(wire, folder, (origin) => s3Blobs(`s3://releases/careline?endpoint=${origin}`));
}

function remote(wire: Wire, folder: string, open: (origin: string) => Blobs): Remote {
  return { wire, folder, store: releaseStore('production', open(wire.origin)) };
}

const stores: readonly (readonly [string, () => Promise<Remote>])[] = [
  ['over HTTP', overHttp],
  ['in S3', () => inS3()],
];
const faults: readonly WireFault[] = ['death', 'half', 'deaf', 'full', 'broken'];
/** S3 keeps an object as a whole or not at all; this stand-in of it keeps half of one. */
const possible = (where: string) => faults.filter((kind) => kind !== 'half' || where === 'over HTTP');

/** Each failure at the list, at the look at the pointer and at its change; before, files are sent one as the other. */
function failures(requests: number, where: string): { at: number; kind: WireFault }[] {
  const kinds = possible(where);
  return Array.from({ length: requests }, (_, before) => before + 1).flatMap((at) => {
    if (at > requests - 3) return kinds.map((kind) => ({ at, kind }));
    return kinds
      .filter((_kind, place) => at % 11 === 1 && Math.floor(at / 11) % kinds.length === place)
      .map((kind) => ({ at, kind }));
  });
}

/** A data folder in which the shell and one release of mf-billing are live. */
async function siteWith(source: string): Promise<Places> {
  const places = temporaryPlaces((clean) => cleanUps.push(clean));
  const billing = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: { 'mf-billing': billing } });
  return places;
}

/** Lets the wire fail during some work; resolves to the error. */
async function on(wire: Wire, fault: Wire['fault'], work: () => Promise<unknown>): Promise<unknown> {
  Object.assign(wire, { requests: 0, fault });
  return work()
    .then(() => undefined)
    .catch((error: unknown) => error)
    .finally(() => Object.assign(wire, { fault: undefined }));
}

let one: Places;
let two: Places;
const cleanUps: (() => void)[] = [];
beforeAll(async () => {
  one = await siteWith('one');
  two = await siteWith('two');
});
afterAll(() => {
  for (const clean of cleanUps) clean();
});

const me = { user: 'ana' };
const copy = { recursive: true, verbatimSymlinks: true };
const idIn = (places: Places) => liveIds(places).get('mf-billing');

/** What is live in the store, once it is sure that all of it is there. */
async function liveIn(store: ReleaseStore): Promise<string | undefined> {
  const id = (await store.history('mf-billing')).at(-1)?.id;
  expect((await store.get('mf-billing', id ?? '')).size).toBeGreaterThan(3);
  return id;
}

// One answer of a server decides here; what comes of asking again has a test of its own.
const askOnce = () => vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
afterEach(() => vi.unstubAllEnvs());

it.each(stores)(
  'T10: whatever fails at any request of a promotion into a store %s, the store has the old release or the new, whole, and the next one is made',
  async (where, open) => {
    askOnce();
    const { wire, store, folder } = await open();
    for (const name of ['shell', 'mf-billing']) await promote(one, store, name, me);
    cpSync(folder, `${folder}.before`, { recursive: true });
    const [old, wanted] = [idIn(one), idIn(two)];
    expect(await on(wire, undefined, () => promote(two, store, 'mf-billing', me))).toBeUndefined();
    const { requests } = wire;
    expect([requests > 15, await liveIn(store)]).toEqual([true, wanted]);

    const seen = new Set<string>();
    for (const { at, kind } of failures(requests, where)) {
      rmSync(folder, { recursive: true });
      cpSync(`${folder}.before`, folder, { recursive: true });
      const step = `${kind} at ${at} of ${requests}`;
      const error = await on(wire, { at, kind }, () => promote(two, store, 'mf-billing', me));
      const state = (await store.history('mf-billing')).at(-1)?.id;
      expect([old, wanted], step).toContain(state);
      if (state === old) expect(error, step).toBeInstanceOf(Failure);
      seen.add(`${kind}: ${state === old ? 'old' : 'new'}`);
      await promote(two, store, 'mf-billing', me);
      expect(await liveIn(store), step).toBe(wanted);
    }
    // Only who is deaf to the last answer has released without knowing it.
    expect([...seen].filter((what) => what.endsWith('new'))).toEqual(['deaf: new']);
    expect(seen.size).toBe(possible(where).length + 1);
  },
  60_000,
);

it.each(stores)(
  'T10: a site that loses a store %s while it takes releases has the old ones, as it says, and takes the new ones the next time',
  async (_, open) => {
    askOnce();
    const { wire, store } = await open();
    for (const name of ['shell', 'mf-billing']) await promote(two, store, name, me);
    cpSync(one.dataDir, join(one.root, 'before'), copy);
    onTestFinished(() => {
      rmSync(one.dataDir, { recursive: true });
      renameSync(join(one.root, 'before'), one.dataDir);
    });
    expect(await on(wire, undefined, () => follow(one, store))).toBeUndefined();
    const { requests } = wire;
    for (const kind of ['death', 'broken'] as const) {
      for (let at = requests; at >= 1; at -= 11) {
        rmSync(one.dataDir, { recursive: true });
        cpSync(join(one.root, 'before'), one.dataDir, copy);
        const before = overview(one);
        expect(await on(wire, { at, kind }, () => follow(one, store))).toBeInstanceOf(Failure);
        expect(overview(one), `${kind} at ${at}`).toEqual(before);
        await follow(one, store);
        expect(liveIds(one)).toEqual(liveIds(two));
      }
    }
  },
  60_000,
);

it('T10: a release in S3 whose last answer is lost is asked for again by itself, and is no one else’s', async () => {
  const { wire, store } = await inS3();
  for (const name of ['shell', 'mf-billing']) await promote(one, store, name, me);
  await promote(two, store, 'mf-billing', me);
  await promote(one, store, 'mf-billing', me);
  // From here on both are there, so that each promotion asks for the same.
  await on(wire, undefined, () => promote(two, store, 'mf-billing', me));
  const { requests } = wire;
  await promote(one, store, 'mf-billing', me);
  const error = await on(wire, { at: requests, kind: 'lost' }, () => promote(two, store, 'mf-billing', me));
  expect([error, wire.requests, await liveIn(store)]).toEqual([undefined, requests + 2, idIn(two)]);
});

it('T10: a store in S3 that could not be asked at first is written to once it answers, by the same process', async () => {
  askOnce();
  const { wire, store } = await inS3();
  for (const at of [3, 4])
    expect(await on(wire, { at, kind: 'broken' }, () => promote(one, store, 'mf-billing', me))).toBeInstanceOf(Failure);
  await promote(one, store, 'mf-billing', me);
  expect(await liveIn(store)).toBe(idIn(one));
});

it('T10: nor does it pass for one without conditions because somebody else asked it at the same moment', async () => {
  let others = 2;
  const { store } = await inS3(({ url, headers }) => {
    if (!url?.includes('probe') || headers['if-match']?.startsWith('0') !== false || others === 0) return undefined;
    others -= 1;
    return 409;
  });
  const asked = promote(one, store, 'mf-billing', me);
  await expect(asked).rejects.toThrow('does not know conditional writes');
  await promote(one, store, 'mf-billing', me);
  expect(await liveIn(store)).toBe(idIn(one));
});
