import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { exists, integrityOf, listFiles } from '../files';
import { temporaryPlaces, write } from '../testing/fake-site';
import { publishFolder } from './publish';
import { faultOfFiles } from './verify-files';

vi.mock('../files', { spy: true });

it('takes the folder that another process published meanwhile, and leaves no draft', () => {
  const { site } = temporaryPlaces();
  write(site, 'build/main.js', 'start()');
  const files = { 'main.js': integrityOf('start()') };
  const publish = () => publishFolder(join(site, 'build'), files, join(site, 'release'));
  publish();
  // It stands, but did not yet when this process looked.
  vi.mocked(exists).mockReturnValueOnce(false);
  publish();
  expect(listFiles(site)).toEqual(['build/main.js', 'release/main.js', 'release/main.js.br', 'release/main.js.gz']);
});

it.each(['main.js', 'main.js.br', 'main.js.gz'])('SM5: makes a folder whole again whose %s was changed', (file) => {
  const { site } = temporaryPlaces();
  write(site, 'build/main.js', 'start()');
  const files = { 'main.js': integrityOf('start()') };
  publishFolder(join(site, 'build'), files, join(site, 'release'));
  write(site, `release/${file}`, 'changed()');
  expect(faultOfFiles(join(site, 'release'), files)).toBe(
    `${join(site, 'release', file)} is not the file that was released`,
  );
  publishFolder(join(site, 'build'), files, join(site, 'release'));
  expect(faultOfFiles(join(site, 'release'), files)).toBeUndefined();
  expect(readdirSync(site)).toEqual(['build', 'release']);
});

it.each(['sha256', 'sha384', 'sha512'])('SH4: a release keeps the kind of hash that it was made with: %s', (kind) => {
  const { site } = temporaryPlaces();
  write(site, 'build/main.js', 'start()');
  const files = { 'main.js': integrityOf('start()', kind) };
  publishFolder(join(site, 'build'), files, join(site, 'release'));
  expect(faultOfFiles(join(site, 'release'), files)).toBeUndefined();
  write(site, 'release/main.js', 'changed()');
  expect(faultOfFiles(join(site, 'release'), files)).toContain('is not the file that was released');
});
