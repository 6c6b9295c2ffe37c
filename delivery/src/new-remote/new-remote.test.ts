import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { foldersIn } from '../files';
import { buildPackage } from '../release/build';
import { prepareRemote } from '../release/remote-release';
import { temporaryPlaces, write } from '../testing/fake-site';
import { newRemoteAlone, newRemoteInWorkspace } from './new-remote';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

function places() {
  const made = temporaryPlaces();
  for (const part of [
    'shell/package.json',
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
  symlinkSync(join(workspace, 'shell/node_modules'), join(own.root, 'mf-call-notes/node_modules'));
  const release = prepareRemote(own, 'mf-call-notes', await buildPackage(own, 'mf-call-notes'));
  const title = { en: 'Call Notes', es: 'Call Notes', ru: 'Call Notes' };
  expect(release.extras.manifest.pages).toMatchObject([{ path: '/dashboard/call-notes', title }]);
}, 120_000);

it.each(['2fa', 'mf-notes-', 'a'.repeat(300)])('F75: %s is refused with the rule that it breaks', (name) => {
  expect(() => newRemoteInWorkspace(places().root, name)).toThrow(
    'is no name for a remote: a letter, then letters and digits, all small, with single hyphens between, such as mf-call-notes, and no more than 50',
  );
});

it('F75: what a new remote is built with has to be installed first', async () => {
  const own = places();
  newRemoteInWorkspace(own.root, 'notes');
  await expect(buildPackage(own, 'mf-notes')).rejects.toThrow(
    '/mf-notes is built with is not installed yet: pnpm install',
  );
});

it.each([
  ['Notes!', 'mf-Notes! is no name for a remote'],
  ['mf-notes', 'mf-notes is there already'],
])('T5: %s is refused, and nothing is written', (name, words) => {
  const own = places();
  write(own.root, 'mf-notes/package.json', '{}');
  expect(() => newRemoteInWorkspace(own.root, name)).toThrow(words);
  expect(readFileSync(join(own.root, 'tsconfig.json'), 'utf8')).toBe(
    readFileSync(join(workspace, 'tsconfig.json'), 'utf8'),
  );
});

it('F216: where it cannot be named beside the others, no folder is left', () => {
  const own = places();
  write(own.root, 'tsconfig.json', '{ "references": [] }');
  expect(() => newRemoteInWorkspace(own.root, 'notes')).toThrow('{ "path": "shell" } was expected');
  expect(foldersIn(own.root)).not.toContain('mf-notes');
});

it.each(foldersIn(workspace).filter((name) => name.startsWith('mf-')))('T5: a new remote begins as %s is', (other) => {
  const own = places();
  newRemoteInWorkspace(own.root, 'notes');
  for (const file of ['tsconfig.json', 'src/index.ts', 'src/texts.ts', 'src/css-modules.d.ts'])
    expect(readFileSync(join(own.root, 'mf-notes', file), 'utf8')).toBe(
      readFileSync(join(workspace, other, file), 'utf8').replaceAll(other, 'mf-notes'),
    );
});

it('T5: a new remote in a repository of its own has the tools of the workspace', () => {
  const { root } = temporaryPlaces();
  const { files } = newRemoteAlone(root, 'notes');
  expect(files).toEqual(
    expect.arrayContaining(['mf-notes/biome.json', 'mf-notes/vitest.config.ts', 'mf-notes/.gitignore']),
  );
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const { dependencies, devDependencies } = read(join(root, 'mf-notes/package.json'));
  const wanted = {
    ...read(join(workspace, 'package.json')).devDependencies,
    ...read(join(workspace, 'shell/package.json')).dependencies,
    ...read(join(workspace, 'shell/package.json')).devDependencies,
  };
  const foreign = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@careline/'),
  );
  expect(foreign).toHaveLength(13);
  for (const [name, version] of foreign) expect([name, version]).toEqual([name, wanted[name]]);
});
