import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run as releases } from '../commands/releases';
import { writeTotals } from '../health/health-files';
import { settled } from '../lock';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import type { Disk } from '../testing/mortal-disk';
import { activate } from './activate';
import { prepareShell } from './prepare-shell';
import { prepareRemote, releaseId } from './remote-release';
import { storedReleases } from './stored-releases';

const disk = vi.hoisted((): Disk => ({ writes: 0, fault: undefined }));
vi.mock('node:fs', async (original) => {
  const { mortal } = await import('../testing/mortal-disk');
  return mortal(await original(), disk);
});

/** A site with five releases of mf-billing, and a day of health that the next command folds; its disk takes no byte more. */
async function siteOnFullDisk() {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  const ids: string[] = [];
  for (const source of ['one', 'two', 'three', 'four', 'five']) {
    const release = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
    await activate(places, { remotes: { 'mf-billing': release } });
    ids.push(releaseId(release));
  }
  writeTotals(places, new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10), 'server', new Map());
  vi.stubEnv('DATA_DIR', places.dataDir);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  Object.assign(disk, { writes: 0, fault: { at: 1, kind: 'filled' } });
  onTestFinished(() => {
    Object.assign(disk, { fault: undefined });
    vi.unstubAllEnvs();
    said.mockRestore();
  });
  return { places, ids, said };
}

it('F68: on a full disk old releases can be removed, and what is there is told', async () => {
  const { places, ids, said } = await siteOnFullDisk();
  await expect(settled(places)).rejects.toThrow('ENOSPC');
  await releases([]);
  expect(said.mock.calls.join('\n')).toContain(`mf-billing       ${ids[4]}`);
  await releases(['--prune', '1']);
  expect(said.mock.calls.at(-1)).toEqual(['shell            0 removed, 1 left']);
  expect(storedReleases(places, 'mf-billing')).toEqual(ids.slice(3).sort());
  expect(readdirSync(places.dataDir).filter((name) => name.startsWith('release.lock'))).toEqual([]);
});

it('F68: a lock that a dead process left is no hindrance there', async () => {
  const { places, said } = await siteOnFullDisk();
  Object.assign(disk, { fault: undefined });
  write(places.dataDir, 'release.lock', '999999999 gone');
  Object.assign(disk, { writes: 0, fault: { at: 1, kind: 'filled' } });
  await releases(['--prune', '1']);
  expect(said.mock.calls).toHaveLength(2);
});

it('F68: who may not write the data folder is told what is live all the same', async () => {
  const { ids, said } = await siteOnFullDisk();
  Object.assign(disk, { writes: 0, fault: { at: 1, kind: 'closed' } });
  await expect(releases(['--prune', '1'])).rejects.toThrow('EACCES');
  await releases([]);
  expect(said.mock.calls.join('\n')).toContain(`mf-billing       ${ids[4]}`);
});
