import { join } from 'node:path';
import { takeLock } from '@careline/file-lock';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '../failure';
import { exists } from '../files';
import { settled } from '../lock';
import { shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { writeSources } from '../testing/fake-sources';
import { buildPackage } from './build';
import { liveIds } from './live';
import { prepareShell } from './prepare-shell';
import { release } from './release';
import { releaseAll } from './release-all';

vi.mock('./build', { spy: true });

it('T5: the repository of one remote releases no other', async () => {
  const places = temporaryPlaces();
  write(places.root, 'remote.manifest.ts', '');
  write(places.root, 'package.json', '{ "name": "@practice/mf-notes" }');
  await expect(release(places, 'mf-billing')).rejects.toThrow(
    'This is the repository of mf-notes, and not of mf-billing.',
  );
});

it.each([
  ['./src/pages/page.tsx', 'a page'],
  ['./src/layouts/dashboard-layout.tsx', 'a layout'],
])(
  'T4: a shell whose build has not %s, which its manifest names for %s, is refused, before anything of it is published',
  (module) => {
    const places = temporaryPlaces();
    const { record, ...build } = shellBuild(places);
    const { [module]: _, ...modules } = record.modules;
    expect(() => prepareShell(places, { ...build, record: { ...record, modules } })).toThrow(
      `shell/shell.manifest.ts names ${module}, which is not in the build: correct the path.`,
    );
    expect(exists(places.published)).toBe(false);
  },
);

it('T4: a shell whose manifest breaks a rule is refused, by the place in it', () => {
  const places = temporaryPlaces();
  expect(() => prepareShell(places, shellBuild(places, { paths: ['/', 'dashboard'] }))).toThrow(
    /^shell\/shell\.manifest\.ts: pages\.1\.path: /,
  );
});

it('T10: who finds the data folder taken for a minute is told by whom, and what to do', async () => {
  const places = temporaryPlaces();
  const path = join(places.dataDir, 'release.lock');
  write(places.dataDir, 'shell', '');
  const giveBack = takeLock(path);
  const clock = vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(61_000);
  onTestFinished(() => {
    clock.mockRestore();
    giveBack?.();
  });
  await expect(settled(places)).rejects.toThrow(
    `Another release (process ${process.pid}) holds ${path} for a minute. Wait for it, or delete the file.`,
  );
});

it('T2: of a release of all nothing becomes live where one is refused, and every reason is said', async () => {
  const places = temporaryPlaces();
  writeSources(places, { billing: 'one', shell: 'one' });
  vi.mocked(buildPackage).mockImplementation(async (_, name) => {
    throw new Failure(`no good ${name}`);
  });
  await expect(releaseAll(places)).rejects.toThrow(
    'Nothing was released.\nshell: no good shell\nmf-billing: no good mf-billing',
  );
  expect(liveIds(places).size).toBe(0);
});
