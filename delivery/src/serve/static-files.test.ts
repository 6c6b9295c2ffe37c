import { expect, it } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { createStaticFiles } from './static-files';

it('a file is kept in memory until others, asked for since, fill the room', () => {
  const { root } = temporaryPlaces();
  for (const name of ['a', 'b', 'c']) write(root, `${name}.txt`, 'twelve bytes');
  const files = createStaticFiles(root, 30);
  const first = files.file('/a.txt');
  files.file('/b.txt');
  expect(files.file('/a.txt')).toBe(first);
  files.file('/b.txt');
  files.file('/c.txt');
  expect(files.file('/a.txt')).not.toBe(first);
});
