import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const remotes = readdirSync(releases).filter((name) => name.startsWith('mf-'));
  const live = readFileSync(join(dataDir, 'live/registry.json'), 'utf8');
  return remotes.map((remote) => {
    const [, first = ''] = new RegExp(`"url": "/remotes/${remote}/([^/]+)/`).exec(live) ?? [];
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
