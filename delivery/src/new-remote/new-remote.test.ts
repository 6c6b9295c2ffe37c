import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildPackage } from '../release/build';
import { prepareRemote } from '../release/remote-release';
import { temporaryPlaces } from '../testing/fake-site';
import { newRemoteAlone, newRemoteInWorkspace } from './new-remote';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

function places() {
  const made = temporaryPlaces();
  for (const part of [
    'mf-auth',
    'shared/tsconfig.json',
    'delivery/package.json',
    'delivery/remote-kit/tsconfig.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ])
    cpSync(join(workspace, part), join(made.root, part), { recursive: true, verbatimSymlinks: true });
  return made;
}

it('T5: a new remote builds, and its page can be released', async () => {
  const own = places();
  expect(newRemoteInWorkspace(own.root, 'call-notes').files).toContain(
    'mf-call-notes/src/call-notes/call-notes-page.test.tsx',
  );
  expect(readFileSync(join(own.root, 'tsconfig.json'), 'utf8')).toMatch(
    /\{ "path": "mf-[\w-]+" \},\n {4}\{ "path": "mf-call-notes" \},\n/,
  );
  symlinkSync(join(workspace, 'mf-auth/node_modules'), join(own.root, 'mf-call-notes/node_modules'));
  const release = prepareRemote(own, 'mf-call-notes', await buildPackage(own, 'mf-call-notes'));
  const title = { en: 'Call Notes', es: 'Call Notes', ru: 'Call Notes' };
  expect(release.extras.manifest.pages).toMatchObject([{ path: '/dashboard/call-notes', title }]);
}, 120_000);

it.each([
  ['Notes!', 'mf-Notes! is no name for a remote'],
  ['mf-auth', 'mf-auth is there already'],
])('T5: %s is refused, and nothing is written', (name, words) => {
  const own = places();
  expect(() => newRemoteInWorkspace(own.root, name)).toThrow(words);
  expect(readFileSync(join(own.root, 'tsconfig.json'), 'utf8')).toBe(
    readFileSync(join(workspace, 'tsconfig.json'), 'utf8'),
  );
});

it('T5: a new remote begins as the others are, in the workspace as in a repository of its own, whose tools are those of the workspace', () => {
  const { root } = temporaryPlaces();
  const { files } = newRemoteAlone(root, 'notes');
  expect(files).toEqual(
    expect.arrayContaining(['mf-notes/biome.json', 'mf-notes/vitest.config.ts', 'mf-notes/.gitignore']),
  );
  for (const file of ['src/index.ts', 'src/texts.ts', 'src/css-modules.d.ts'])
    expect(readFileSync(join(root, 'mf-notes', file), 'utf8')).toBe(
      readFileSync(join(workspace, 'mf-auth', file), 'utf8'),
    );
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const { dependencies, devDependencies } = read(join(root, 'mf-notes/package.json'));
  const wanted = {
    ...read(join(workspace, 'package.json')).devDependencies,
    ...read(join(workspace, 'mf-auth/package.json')).dependencies,
    ...read(join(workspace, 'mf-auth/package.json')).devDependencies,
  };
  const foreign = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@careline/'),
  );
  expect(foreign).toHaveLength(13);
  for (const [name, version] of foreign) expect([name, version]).toEqual([name, wanted[name]]);
});
