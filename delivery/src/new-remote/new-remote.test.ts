import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildPackage } from '../release/build';
import { prepareRemote } from '../release/remote-release';
import { temporaryPlaces } from '../testing/fake-site';
import { newRemote } from './new-remote';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

function places() {
  const made = temporaryPlaces();
  for (const part of [
    'mf-auth',
    'shared/package.json',
    'shared/tsconfig.json',
    'delivery/package.json',
    'delivery/tsconfig.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ])
    cpSync(join(workspace, part), join(made.root, part), { recursive: true, verbatimSymlinks: true });
  return made;
}

it('T5: a new remote builds, and its page can be released', async () => {
  const own = places();
  expect(newRemote(own, 'call-notes')).toContain('mf-call-notes/src/call-notes/call-notes-page.test.tsx');
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
  expect(() => newRemote(own, name)).toThrow(words);
  expect(readFileSync(join(own.root, 'tsconfig.json'), 'utf8')).toBe(
    readFileSync(join(workspace, 'tsconfig.json'), 'utf8'),
  );
});
