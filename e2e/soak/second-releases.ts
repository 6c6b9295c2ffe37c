import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveIds, placesIn } from '@careline/delivery/release';
import { root } from '../support/delivery';
import { integrityOf } from '../support/integrity';

/** The ids of a remote's two releases. */
export interface TwoReleases {
  readonly remote: string;
  readonly ids: readonly [string, string];
}

/**
 * Gives each remote in the data folder a second release, the live one with one file changed: enough to be another one for every part that deals
 * with releases, and made without a build.
 */
export function addSecondReleases(dataDir: string): TwoReleases[] {
  const releases = join(dataDir, 'releases');
  const live = [...liveIds(placesIn(root, dataDir))].filter(([name]) => name !== 'shell');
  return live.map(([remote, first]) => {
    const second = first.replace(/[0-9a-f]{8}$/, '0f0f0f0f');
    const published = join(dataDir, 'published/remotes', remote);
    cpSync(join(published, first), join(published, second), { recursive: true });
    const description = JSON.parse(
      readFileSync(join(releases, remote, `${first}.json`), 'utf8').replaceAll(first, second),
    );
    const changed = Object.keys(description.extras.files).find((file) => /assets\/en-.*\.js$/.test(file)) ?? '';
    const file = join(published, second, changed);
    appendFileSync(file, '\n// Another release.\n');
    for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`);
    description.extras.files[changed] = integrityOf(readFileSync(file));
    writeFileSync(join(releases, remote, `${second}.json`), JSON.stringify(description));
    return { remote, ids: [first, second] };
  });
}
