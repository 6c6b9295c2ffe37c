import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { compose } from '../compose/compose';
import { settled } from '../lock';
import type { Places } from '../places';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import type { Disk } from '../testing/mortal-disk';
import { activate } from './activate';
import { liveIds } from './live';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';
import { rollBack } from './rollback';

const disk = vi.hoisted((): Disk => ({ writes: 0, fault: undefined }));
vi.mock('node:fs', async (original) => {
  const { mortal } = await import('../testing/mortal-disk');
  return mortal(await original(), disk);
});

let places: Places;
let live: Map<string, string>;

const releaseBilling = (source: string) =>
  activate(places, {
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) },
  });

/** Puts the data folder into the layout that the version before wrote. */
beforeEach(async () => {
  places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  await releaseBilling('one');
  await releaseBilling('two');
  compose(places, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
  live = liveIds(places);
  const { shell, ...registry } = JSON.parse(readFileSync(places.registry, 'utf8'));
  const { dataDir, site, published } = places;
  write(dataDir, 'registry.json', JSON.stringify(registry));
  cpSync(join(places.releases, 'shell', `${shell}.json`), join(dataDir, 'shell.json'));
  cpSync(join(places.live, 'environment.json'), join(dataDir, 'environment.json'));
  write(dataDir, 'composed.json', '[]');
  for (const folder of ['remotes', 'shell']) rmSync(join(site, folder));
  cpSync(site, join(dataDir, 'site'), { recursive: true });
  for (const folder of ['remotes', 'shell']) renameSync(join(published, folder), join(dataDir, 'site', folder));
  for (const made of [places.live, places.compositions, published]) rmSync(made, { recursive: true });
});

function expectMigrated(): void {
  expect(liveIds(places)).toEqual(live);
  expect(readdirSync(places.dataDir).sort()).toEqual(['builds', 'compositions', 'live', 'published', 'releases']);
  const page = readFileSync(join(places.site, 'dashboard/billing/invoices/index.html'), 'utf8');
  expect(page).toContain(`/remotes/mf-billing/${live.get('mf-billing')}/remoteEntry.js`);
  expect(existsSync(join(places.site, 'remotes/mf-billing', live.get('mf-billing') ?? '', 'remoteEntry.js'))).toBe(
    true,
  );
}

it('T10: takes over the layout of before, as it was served and with what can be rolled back to', async () => {
  await settled(places);
  expectMigrated();
  compose(places);
  expect(readFileSync(join(places.site, 'config.json'), 'utf8')).toContain('pk_test_1');
  expect((await rollBack(places, 'mf-billing')).from).toBe(live.get('mf-billing'));
});

it('T10: goes on where a process died while it took it over', async () => {
  const copy = { recursive: true, verbatimSymlinks: true };
  cpSync(places.dataDir, join(places.root, 'before'), copy);
  disk.writes = 0;
  await settled(places);
  for (let at = disk.writes; at >= 1; at -= 1) {
    rmSync(places.dataDir, { recursive: true });
    cpSync(join(places.root, 'before'), places.dataDir, copy);
    Object.assign(disk, { writes: 0, fault: { at, kind: 'death' } });
    await settled(places).catch(() => undefined);
    disk.fault = undefined;
    rmSync(join(places.dataDir, 'release.lock'), { force: true });
    await settled(places);
    expectMigrated();
  }
});

it('T10: keeps a damaged registry of before for the commands to refuse, and serves its site', async () => {
  write(places.dataDir, 'registry.json', '{ "microFrontends": ');
  await settled(places);
  expect(existsSync(join(places.site, 'index.html'))).toBe(true);
  expect(() => liveIds(places)).toThrow('is not JSON');
});
