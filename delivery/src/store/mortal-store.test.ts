import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { liveIds } from '../release/live';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { type Disk, stepOf, sweepTimeout } from '../testing/mortal-disk';
import { folderBlobs } from './folder-blobs';
import { follow, promote } from './promote';
import { releaseStore } from './release-store';

const disk = vi.hoisted((): Disk => ({ writes: 0, fault: undefined }));
vi.mock('node:fs', async (original) => {
  const { mortal } = await import('../testing/mortal-disk');
  return mortal(await original(), disk);
});

/** A data folder in which the shell and one release of mf-billing are live. */
async function siteWith(source: string): Promise<Places> {
  const places = temporaryPlaces();
  const remote = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: { 'mf-billing': remote } });
  return places;
}

/** Counts the writes of some work, and lets the disk fail on the way; resolves to the error. */
async function on(fault: Disk['fault'], work: () => Promise<unknown>): Promise<unknown> {
  Object.assign(disk, { writes: 0, fault });
  return work()
    .then(() => undefined)
    .catch((error: unknown) => error)
    .finally(() => Object.assign(disk, { fault: undefined }));
}

beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());

it.each(['death', 'full'] as const)(
  'T10: %s at any write of a promotion leaves the store with the old release or the new, whole; the next one is made',
  async (kind) => {
    const [one, two] = [await siteWith('one'), await siteWith('two')];
    const folder = join(temporaryPlaces().dataDir, 'store');
    const store = releaseStore('production', folderBlobs(folder));
    const me = { user: 'ana' };
    for (const name of ['shell', 'mf-billing']) await promote(one, store, name, me);
    const before = `${folder}.before`;
    cpSync(folder, before, { recursive: true });
    const [old, wanted] = [one, two].map((site) => liveIds(site).get('mf-billing'));
    const live = async () => {
      const id = (await store.history('mf-billing')).at(-1)?.id ?? '';
      const files = await store.get('mf-billing', id);
      expect(files.size).toBeGreaterThan(3);
      return id;
    };
    expect(await on(undefined, () => promote(two, store, 'mf-billing', me))).toBeUndefined();
    const { writes } = disk;
    expect([writes > 20, await live()]).toEqual([true, wanted]);

    const seen = new Set<string | undefined>();
    // A file of a release is written as the one before; after the last come the list and the pointer.
    for (let at = writes; at >= 1; at -= at > writes - 12 ? 1 : stepOf(9)) {
      rmSync(folder, { recursive: true });
      cpSync(before, folder, { recursive: true });
      const error = await on({ at, kind }, () => promote(two, store, 'mf-billing', me));
      const state = await live();
      expect([old, wanted], `write ${at}`).toContain(state);
      if (state === old) expect(error, `write ${at}`).toBeInstanceOf(Error);
      seen.add(state);
      // The lock of a process that is gone is taken over, which is proved elsewhere.
      rmSync(join(folder, 'mf-billing/live.json.lock'), { force: true });
      await promote(two, store, 'mf-billing', me);
      expect(await live()).toBe(wanted);
    }
    expect(seen).toEqual(new Set([old, wanted]));
  },
  sweepTimeout,
);

it.each(['death', 'full'] as const)(
  'T10: %s at any write of a site that takes releases from a store leaves it the old ones or the new, and the next time it takes the new ones',
  async (kind) => {
    const [one, two] = [await siteWith('one'), await siteWith('two')];
    const store = releaseStore('production', folderBlobs(join(temporaryPlaces().dataDir, 'store')));
    for (const name of ['shell', 'mf-billing']) await promote(two, store, name, { user: 'ana' });
    const copy = { recursive: true, verbatimSymlinks: true };
    cpSync(one.dataDir, join(one.root, 'before'), copy);
    expect(await on(undefined, () => follow(one, store))).toBeUndefined();
    const { writes } = disk;
    const [old, wanted] = [join(one.root, 'before/live/registry.json'), one.registry].map((path) =>
      readFileSync(path, 'utf8'),
    );
    for (let at = writes; at >= 1; at -= stepOf(9)) {
      rmSync(one.dataDir, { recursive: true });
      cpSync(join(one.root, 'before'), one.dataDir, copy);
      await on({ at, kind }, () => follow(one, store));
      rmSync(join(one.dataDir, 'release.lock'), { force: true });
      expect([old, wanted].map((text) => text?.length)).toContain(readFileSync(one.registry, 'utf8').length);
      await follow(one, store);
      expect(liveIds(one)).toEqual(liveIds(two));
    }
  },
  sweepTimeout,
);
