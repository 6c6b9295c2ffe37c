import { join } from 'node:path';
import { CONTRACT_VERSION, type Registry, type Release } from '@careline/shared/manifest';
import { composeFrom } from '../compose/compose';
import { environmentLayer } from '../compose/site-config';
import { Failure } from '../failure';
import { writeJson } from '../files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { checkNames, checkWidgets } from './check-losses';
import { checkContracts } from './fits';
import { type Change, startMayRelease } from './live';
import { readFittingRegistry, tidyRegistry } from './live-registry';
import type { Origin } from './origin';
import { releaseId } from './remote-release';
import { readLiveShell, type ShellRelease } from './shell-release';
import { faultOfRemote } from './verify-files';

export interface Prepared {
  readonly shell?: ShellRelease | undefined;
  readonly remotes: Readonly<Record<string, Release>>;
  /** Name → who made it from what. */
  readonly origins?: Readonly<Record<string, Origin>>;
}

/**
 * Makes prepared releases live, all of them or none, once the site is composed from them and what stays. Composes also when nothing is new: the
 * configuration may be. Returns what has changed for visitors. Throws a Failure when the releases do not fit.
 */
export async function activate(places: Places, asked: Prepared, environment?: NodeJS.ProcessEnv): Promise<Change[]> {
  return withReleaseLock(places, () => {
    const { origins = {}, ...prepared } = withoutForeign(places, asked);
    const live = readLiveShell(places);
    const newShell = prepared.shell?.id === live?.id ? undefined : prepared.shell;
    const shell = newShell ?? live;
    if (!shell)
      throw new Failure('The shell has no release yet, and a remote needs what it shares: pnpm release shell.');
    const { registry: candidate, older } = readFittingRegistry(places);
    const left = older.filter((name) => !prepared.remotes[name]);
    if (left.length > 0) {
      throw new Failure(
        `${left.join(', ')}: what is live was made for an older contract than ${CONTRACT_VERSION}. ` +
          'Bring all to it and release them together with the shell: pnpm release --all.',
      );
    }
    const before = structuredClone(candidate);
    const changes = addTo(places, candidate, prepared.remotes);
    checkContracts(shell, candidate);
    const registry = tidyRegistry(candidate);
    checkWidgets(before, registry);
    checkNames(shell, before, registry);
    if (newShell) changes.unshift({ name: 'shell', from: live?.id, to: newShell.id });
    for (const { name, to } of changes) {
      const record = name === 'shell' ? newShell : registry.microFrontends[name]?.[0];
      writeJson(join(places.releases, name, `${to}.json`), record);
    }
    const at = new Date().toISOString();
    const activity = changes.map(({ name, to }) => ({
      at,
      name,
      id: to,
      action: 'release' as const,
      ...origins[name],
    }));
    composeFrom(places, { shell, registry }, { environment: environment && environmentLayer(environment), activity });
    return changes;
  });
}

/** While a start was building, somebody may have released by name: asked again, now that nobody else can. */
function withoutForeign(places: Places, { shell, remotes, origins = {} }: Prepared): Prepared {
  const isLeft = (name: string) => origins[name]?.by !== 'start' || startMayRelease(places, name);
  return {
    shell: isLeft('shell') ? shell : undefined,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => isLeft(name))),
    origins,
  };
}

function addTo(places: Places, registry: Registry, remotes: Prepared['remotes']): Change[] {
  const changes: Change[] = [];
  for (const [name, release] of Object.entries(remotes)) {
    const current = registry.microFrontends[name]?.find((entry) => entry.deployment.default);
    if (current?.url === release.url) continue;
    const isWhole = current !== undefined && faultOfRemote(places, current) === undefined;
    registry.microFrontends[name] = [isWhole ? { ...release, fallbackUrl: current.url } : release];
    changes.push({ name, from: current && releaseId(current), to: releaseId(release) });
  }
  return changes;
}
