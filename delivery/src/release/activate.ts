import { join } from 'node:path';
import type { Registry, Release } from '@careline/shared/manifest';
import { compose } from '../compose/compose';
import { Failure } from '../failure';
import { writeJson } from '../files';
import { withLock } from '../lock';
import type { Places } from '../places';
import { recordActivity } from './activity';
import { checkTogether } from './check-together';
import { readRegistry, writeRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { readLiveShell, type ShellRelease } from './shell-release';

export interface Prepared {
  readonly shell?: ShellRelease;
  readonly remotes: Readonly<Record<string, Release>>;
}

/**
 * Makes prepared releases live, all of them or none: checks that they work together with what stays, writes the registry, composes the site.
 * Returns the names of those that were not live before. Throws a Failure when they do not fit.
 */
export async function activate(places: Places, prepared: Prepared): Promise<string[]> {
  return withLock(join(places.dataDir, 'release.lock'), () => {
    const live = readLiveShell(places);
    const shell = prepared.shell ?? live;
    if (!shell)
      throw new Failure('The shell has no release yet, and a remote needs what it shares: pnpm release shell.');
    const registry = readRegistry(places);
    const changed = addTo(registry, prepared.remotes);
    checkTogether(shell, registry);
    for (const name of changed) keep(places, name, registry);
    if (changed.length > 0) writeRegistry(places, registry);
    if (prepared.shell && prepared.shell.id !== live?.id) {
      writeJson(join(places.releases, 'shell', `${shell.id}.json`), shell);
      writeJson(places.shell, shell);
      recordActivity(places, 'shell', shell.id, 'release');
      changed.unshift('shell');
    }
    if (changed.length > 0) compose(places);
    return changed;
  });
}

function addTo(registry: Registry, remotes: Prepared['remotes']): string[] {
  const changed: string[] = [];
  for (const [name, release] of Object.entries(remotes)) {
    const current = registry.microFrontends[name]?.find((entry) => entry.deployment.default);
    if (current?.url === release.url) continue;
    registry.microFrontends[name] = [current ? { ...release, fallbackUrl: current.url } : release];
    changed.push(name);
  }
  return changed;
}

function keep(places: Places, name: string, registry: Registry): void {
  const release = registry.microFrontends[name]?.[0];
  if (!release) return;
  writeJson(join(places.releases, name, `${releaseId(release)}.json`), release);
  recordActivity(places, name, releaseId(release), 'release');
}
