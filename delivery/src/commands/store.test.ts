import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readJson } from '../files';
import { withLockAlone } from '../lock';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote, releaseId } from '../release/remote-release';
import { rollBack } from '../release/rollback';
import { folderBlobs } from '../store/folder-blobs';
import { promote } from '../store/promote';
import { releaseStore } from '../store/release-store';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { run as store } from './store';

it('T6: pnpm store --prune leaves what is live there and what this site uses, and says what went', async () => {
  const places = temporaryPlaces();
  vi.stubEnv('DATA_DIR', places.dataDir);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const folder = join(places.root, 'store');
  const kept = releaseStore(folder, folderBlobs(folder));
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  await promote(places, kept, 'shell', { user: 'ana' });
  const ids: string[] = [];
  for (const source of ['one', 'two', 'three', 'four', 'five']) {
    const release = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
    await activate(places, { remotes: { 'mf-billing': release } });
    await promote(places, kept, 'mf-billing', { user: 'ana' });
    ids.push(releaseId(release));
  }
  // Back to the first one here, and not there.
  await rollBack(places, 'mf-billing', { wanted: ids[0] });
  const said = vi.spyOn(console, 'log').mockReturnValue();
  for (const args of [
    ['--prune', folder],
    ['--prune', folder, '--keep', '0'],
    ['--prune', folder, '--keep', '1', 'mf-none'],
  ])
    await expect(store(args)).rejects.toThrow(/Nothing was done/);
  await store(['--prune', folder, '--keep', '1', 'billing']);
  expect(said.mock.calls).toEqual([['mf-billing       2 removed, 3 left']]);
  const there = await Promise.all(ids.map((id) => kept.has('mf-billing', id)));
  expect(there).toEqual([true, false, false, true, true]);
});

it('F222: a token is for the remote that its short name means, and for nothing that no part can be called', async () => {
  const { dataDir } = temporaryPlaces();
  vi.stubEnv('DATA_DIR', dataDir);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  for (const unknown of ['README.md', '--keep'])
    await expect(store(['--token', 'Ops', 'shell', unknown])).rejects.toThrow(/is not understood: pnpm store --token/);
  await store(['--token', 'Billing team', 'billing', 'shell']);
  await store(['--token', 'Ops', '*']);
  expect(said).toHaveBeenCalledTimes(2);
  const tokens = readJson(join(dataDir, 'store-tokens.json'));
  expect(tokens).toMatchObject({ 'Billing team': { names: ['mf-billing', 'shell'] }, Ops: { names: ['*'] } });
});

it('F218: a token waits for who writes the data folder, and takes no other one back', async () => {
  const places = temporaryPlaces();
  vi.stubEnv('DATA_DIR', places.dataDir);
  vi.spyOn(console, 'log').mockReturnValue();
  const file = join(places.dataDir, 'store-tokens.json');
  let end = () => {};
  const other = withLockAlone(places, async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const made = store(['--token', 'Ops', '*']);
  expect(readJson(file)).toBeUndefined();
  end();
  await Promise.all([other, made]);
  expect(readJson(file)).toMatchObject({ Ops: { names: ['*'] } });
});
