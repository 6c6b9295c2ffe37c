import { expect, it } from 'vitest';
import { createReleaseScripts } from './release-scripts';

const fileOf = (name: string) => ({ href: `/remotes/mf-x/1/${name}.js`, integrity: 'sha256-1' });
const [container, entry, page, other] = ['container', 'remoteEntry', 'page', 'other'].map(fileOf);

/** A release, and the names of its scripts in the order in which they run. */
function openRelease() {
  const ran: (string | undefined)[] = [];
  const scripts = createReleaseScripts(
    async (files) => () => void ran.push(...files.map(({ href }) => href.split('/').pop())),
    '/remotes/mf-x/1/remoteEntry.js',
  );
  return { ran, scripts };
}

it('SH4: of a release its container runs first, and the rest once that is initialised', async () => {
  if (!container || !entry || !page || !other) throw new Error('A file is missing.');
  const { ran, scripts } = openRelease();
  await scripts.run([container, entry, page]);
  expect(ran).toEqual([]);
  await scripts.runContainer();
  expect(ran).toEqual(['container.js', 'remoteEntry.js']);
  const runRest = await scripts.prepareRest();
  expect(ran).toHaveLength(2);
  runRest();
  expect(ran.slice(2)).toContain('page.js');
  await scripts.run([other]);
  expect(ran.at(-1)).toBe('other.js');
});
