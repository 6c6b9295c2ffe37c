import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { exists, listFiles } from '../files';
import { temporaryPlaces, write } from '../testing/fake-site';
import { publishFolder } from './publish';

vi.mock('../files', { spy: true });

it('takes the folder that another process published meanwhile, and leaves no draft', () => {
  const { site } = temporaryPlaces();
  write(site, 'build/main.js', 'start()');
  const publish = () => publishFolder(join(site, 'build'), ['main.js'], join(site, 'release'));
  publish();
  // It stands, but did not yet when this process looked.
  vi.mocked(exists).mockReturnValueOnce(false);
  publish();
  expect(listFiles(site)).toEqual(['build/main.js', 'release/main.js', 'release/main.js.br', 'release/main.js.gz']);
});
