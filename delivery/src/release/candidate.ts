import { CONTRACT_VERSION, type Registry, type Release } from '@careline/shared/manifest';
import { Failure } from '../failure';
import type { Places } from '../places';
import { checkBudgets } from './budgets';
import { checkNames, checkWidgets } from './check-losses';
import { checkTogether } from './check-together';
import { checkContracts } from './fits';
import type { Change } from './live';
import { readFittingRegistry, tidyRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { readLiveShell, type ShellRelease } from './shell-release';
import { faultOfRemote } from './verify-files';

/** Releases that are built and published, and not live yet. */
export interface Prepared {
  readonly shell?: ShellRelease | undefined;
  readonly remotes: Readonly<Record<string, Release>>;
}

/** What would be live with them. */
export interface Proposal {
  readonly shell: ShellRelease;
  readonly registry: Registry;
  /** What would change for visitors; none where all of it is live. */
  readonly changes: readonly Change[];
}

/** Puts prepared releases beside what is live. Throws a Failure when they do not fit. */
export function propose(places: Places, prepared: Prepared): Proposal {
  const live = readLiveShell(places);
  const newShell = prepared.shell?.id === live?.id ? undefined : prepared.shell;
  const shell = newShell ?? live;
  if (!shell) throw new Failure('The shell has no release yet, and a remote needs what it shares: pnpm release shell.');
  const { registry: before, older } = readFittingRegistry(places);
  const left = older.filter((name) => !prepared.remotes[name]);
  if (left.length > 0) {
    throw new Failure(
      `${left.join(', ')}: what is live was made for an older contract than ${CONTRACT_VERSION}. ` +
        'Bring all to it and release them together with the shell: pnpm release --all.',
    );
  }
  const candidate = structuredClone(before);
  const changes = addTo(places, candidate, prepared.remotes);
  // First, because the registry's own rules refuse another contract without saying what comes next.
  checkContracts(shell, candidate);
  const registry = tidyRegistry(candidate);
  checkTogether(shell, registry);
  checkWidgets(before, registry);
  checkNames(shell, before, registry);
  // Another shell weighs on the pages of all.
  checkBudgets(
    places,
    { shell, registry },
    newShell ? ['shell', ...Object.keys(registry.microFrontends)] : Object.keys(prepared.remotes),
  );
  if (newShell) changes.unshift({ name: 'shell', from: live?.id, to: newShell.id });
  return { shell, registry, changes };
}

function addTo(places: Places, registry: Registry, remotes: Prepared['remotes']): Change[] {
  const changes: Change[] = [];
  for (const [name, release] of Object.entries(remotes)) {
    const current = registry.microFrontends[name]?.find((entry) => entry.deployment.default);
    if (current?.url === release.url) {
      // The same files, and proved against a newer contract by now.
      if (release.extras.builtWith) current.extras.builtWith = release.extras.builtWith;
      continue;
    }
    const isWhole = current !== undefined && faultOfRemote(places, current) === undefined;
    registry.microFrontends[name] = [isWhole ? { ...release, fallbackUrl: current.url } : release];
    changes.push({ name, from: current && releaseId(current), to: releaseId(release) });
  }
  return changes;
}
