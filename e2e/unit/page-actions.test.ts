import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

it.each(remotes)('U23: the pages of %s hear the actions that they declare, and no others', (remote) => {
  const declared = readFileSync(join(root, remote, 'remote.manifest.ts'), 'utf8');
  const sources = readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, remote, 'src', file), 'utf8'));
  const heard = sources.flatMap((source) => namesIn(source, /usePageAction\('([\w-]+)'/g));
  expect(heard.toSorted()).toEqual(namesIn(declared, /name: '([\w-]+)', title: 'actions\./g).toSorted());
});

function namesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
