import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '../support/integrity';

/** The ids of a remote's two releases. */
export interface TwoReleases {
  readonly remote: string;
  readonly ids: readonly [string, string];
}

/** A remote's release in the registry of what is live, as far as it is read here. */
interface LiveEntry {
  readonly url: string;
  readonly deployment: { readonly default: boolean };
}

/**
 * Gives each remote in the data folder a second release, the live one with one file changed: enough to be another one for every part that deals
 * with releases, and made without a build.
 */
export function addSecondReleases(dataDir: string): TwoReleases[] {
  const releases = join(dataDir, 'releases');
  const { microFrontends } = JSON.parse(readFileSync(join(dataDir, 'live/registry.json'), 'utf8'));
  return Object.entries<readonly LiveEntry[]>(microFrontends).map(([remote, entries]) => {
    const url = entries.find(({ deployment }) => deployment.default)?.url ?? '';
    const first = basename(dirname(url));
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
