import { expect, it } from 'vitest';
import { createReleaseScripts } from './release-scripts';

const fileOf = (name: string) => ({ href: `/remotes/mf-x/1/${name}.js`, integrity: 'sha256-1' });
const [container, entry, page, other] = [
  'container',
  'remoteEntry',
  'page~forms-base~ui-data~-1',
  'other~forms-base~-2',
].map(fileOf);

/** A release, and the names of its scripts in the order in which they run. */
function openRelease() {
  const ran: (string | undefined)[] = [];
  const bringParts = async (parts: readonly string[]) => void ran.push(...parts);
  const scripts = createReleaseScripts(
    async (files) => async () => {
      ran.push(...files.map(({ href }) => href.split('/').pop()));
      return [];
    },
    '/remotes/mf-x/1/remoteEntry.js',
  );
  return { ran, scripts, bringParts };
}

it('SH4: of a release its container runs first, and the rest once the parts of shared have come that its files name', async () => {
  if (!container || !entry || !page || !other) throw new Error('A file is missing.');
  const { ran, scripts, bringParts } = openRelease();
  await scripts.run([container, entry, page]);
  expect(ran).toEqual([]);
  await scripts.runContainer();
  expect(ran).toEqual(['container.js', 'remoteEntry.js']);
  await scripts.runRest(bringParts);
  expect(ran.slice(2, 4)).toEqual(['forms-base', 'ui-data']);
  expect(ran.at(-1)).toBe('page~forms-base~ui-data~-1.js');
  await scripts.run([other]);
  expect(ran.slice(-2)).toEqual(['forms-base', 'other~forms-base~-2.js']);
});
