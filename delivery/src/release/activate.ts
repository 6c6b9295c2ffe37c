import { join } from 'node:path';
import type { Registry, Release } from '@careline/shared/manifest';
import { composeFrom } from '../compose/compose';
import { environmentLayer } from '../compose/site-config';
import { Failure } from '../failure';
import { writeJson } from '../files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { recordActivity } from './activity';
import { checkTogether } from './check-together';
import { readRegistry, tidyRegistry, writeRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { readLiveShell, type ShellRelease } from './shell-release';

export interface Prepared {
  readonly shell?: ShellRelease;
  readonly remotes: Readonly<Record<string, Release>>;
}

/**
 * Makes prepared releases live, all of them or none: checks that they work together with what stays, composes the site and then points to them,
 * so that a site that cannot be composed leaves what is live as it was. Composes also when nothing is new: the process that made it live may have
 * died on the way. Returns the names of those that were not live before. Throws a Failure when they do not fit.
 */
export async function activate(places: Places, prepared: Prepared, environment?: NodeJS.ProcessEnv): Promise<string[]> {
  return withReleaseLock(places, () => {
    const live = readLiveShell(places);
    const newShell = prepared.shell?.id === live?.id ? undefined : prepared.shell;
    const shell = newShell ?? live;
    if (!shell)
      throw new Failure('The shell has no release yet, and a remote needs what it shares: pnpm release shell.');
    const candidate = readRegistry(places);
    const changed = addTo(candidate, prepared.remotes);
    checkTogether(shell, candidate);
    const registry = tidyRegistry(candidate);
    composeFrom(places, { shell, registry }, environment && environmentLayer(environment));
    for (const name of changed) keep(places, name, registry);
    if (newShell) keepShell(places, newShell);
    if (changed.length > 0) writeRegistry(places, registry);
    if (newShell) writeJson(places.shell, newShell);
    return newShell ? ['shell', ...changed] : changed;
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

function keepShell(places: Places, shell: ShellRelease): void {
  writeJson(join(places.releases, 'shell', `${shell.id}.json`), shell);
  recordActivity(places, 'shell', shell.id, 'release');
}
