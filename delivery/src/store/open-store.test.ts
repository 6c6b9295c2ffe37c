import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run as follow } from '../commands/follow';
import { run as promote } from '../commands/promote';
import { run as store } from '../commands/store';
import { workspaceRoot } from '../places';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { blobsAt, openStore } from './open-store';

/** A site with a shell, as the commands find it. */
async function ownSite() {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  vi.stubEnv('DATA_DIR', places.dataDir);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    said.mockRestore();
  });
  return places;
}

it.each([
  ['follow', () => follow(['prodution'])],
  ['promote --to', () => promote(['shell', '--to', 'prodution'])],
  ['promote --from', () => promote(['shell', '--from', 'prodution', '--to', './staging'])],
  ['store --prune', () => store(['--prune', 'prodution', '--keep', '3'])],
  ['store', () => store(['prodution'])],
])('F67: %s refuses a store that nobody has named, and makes no folder', async (_, command) => {
  await ownSite();
  await expect(command()).rejects.toThrow(/^There is no store "prodution"; stores\.json names /);
  expect(existsSync(join(workspaceRoot() ?? '', 'prodution'))).toBe(false);
});

it('F67: only --to makes the folder of a store; who would read from one that is not there is told', async () => {
  const { root } = await ownSite();
  const [folder, other] = [join(root, 'stores/staging'), join(root, 'stores/other')];
  const readers = [
    () => follow([folder]),
    () => promote(['shell', '--from', folder, '--to', other]),
    () => store(['--prune', folder, '--keep', '3']),
  ];
  for (const read of readers)
    await expect(read()).rejects.toThrow(
      `There is no store in ${folder}: that folder does not exist. Nothing was done.`,
    );
  expect(existsSync(join(root, 'stores'))).toBe(false);
  await promote(['shell', '--to', folder]);
  for (const read of readers) await read();
  expect(readdirSync(join(root, 'stores'))).toEqual(['other', 'staging']);
});

it('F67: the names are those of stores.json, and an address of no kind that is known is no folder', async () => {
  const places = temporaryPlaces();
  write(places.root, 'stores.json', '{ "staging": "./stores/staging", "production": "htps://releases.example" }');
  expect((await openStore(places, 'staging', { mayBeNew: true })).address).toBe('./stores/staging');
  await expect(openStore(places, 'stagin', { mayBeNew: true })).rejects.toThrow(
    'There is no store "stagin"; stores.json names staging, production. An address is s3://…, https://… or the path of a folder, such as ./releases. Nothing was done.',
  );
  await expect(blobsAt(places, 'production')).rejects.toThrow('There is no store "htps://releases.example"');
});
