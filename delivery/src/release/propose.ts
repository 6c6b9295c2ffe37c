import { CONTRACT_VERSION, type Registry, type Release } from '@careline/shared/manifest';
import { canaryReleases, everywhere, sitesMet } from '../compose/site-model';
import { Failure } from '../failure';
import type { Places } from '../places';
import { checkBudgets } from './budgets';
import { checkNames, checkWidgets } from './check-losses';
import { checkTogether } from './check-together';
import { checkContracts } from './fits';
import { lastGood, verdicts } from './last-good';
import type { Change } from './live';
import { readFittingRegistry, tidyRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { readLiveShell, type ShellRelease } from './shell-release';
import { besides } from './trials';
import { faultOfRemote } from './verify-files';

/** Releases that are built and published, and not live yet. */
export interface Prepared {
  readonly shell?: ShellRelease | undefined;
  readonly remotes: Readonly<Record<string, Release>>;
  /** Share of browsers in percent that get the remotes; all where nothing is said. */
  readonly traffic?: number | undefined;
  /** Whether their pages may lack widgets. */
  readonly mayLackWidgets?: boolean;
  /** Whether they may be over the budgets of this checkout: they were made elsewhere, or before. */
  readonly mayBeOverBudget?: boolean;
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
  const changes = addTo(places, candidate, prepared);
  // First, because the registry's own rules refuse another contract without saying what comes next.
  checkContracts(shell, candidate);
  const registry = tidyRegistry(candidate);
  // Another shell weighs on the pages of all.
  const weighed = newShell ? ['shell', ...Object.keys(registry.microFrontends)] : Object.keys(prepared.remotes);
  for (const { registry: met, tried } of sitesMet(registry)) {
    besides(
      tried.filter((name) => !prepared.remotes[name]),
      () => {
        checkTogether(shell, met);
        if (!prepared.mayLackWidgets) checkWidgets(before, met);
        checkNames(shell, before, met);
        if (!prepared.mayBeOverBudget) checkBudgets(places, { shell, registry: met }, weighed);
      },
    );
  }
  if (newShell) changes.unshift({ name: 'shell', from: live?.id, to: newShell.id });
  return { shell, registry, changes };
}

function addTo(places: Places, registry: Registry, { remotes, traffic = 100 }: Prepared): Change[] {
  const changes: Change[] = [];
  for (const [name, release] of Object.entries(remotes)) {
    const current = registry.microFrontends[name]?.find((entry) => entry.deployment.default);
    if (current?.url === release.url) {
      // The same files, and proved against a newer contract by now.
      if (release.extras.builtWith) current.extras.builtWith = release.extras.builtWith;
      // Asked for while a share of browsers tries another one, it shall have all of them.
      if (traffic === 100 && canaryReleases(registry).has(name)) {
        registry.microFrontends[name] = [everywhere(current)];
        changes.push({ name, from: releaseId(current), to: releaseId(current) });
      }
      continue;
    }
    const forAll = current ? withFallback(places, name, release, current) : release;
    registry.microFrontends[name] = traffic < 100 ? shared(name, current, release, traffic) : [forAll];
    changes.push({ name, from: current && releaseId(current), to: releaseId(release) });
  }
  return changes;
}

/** The live release, and one that a share of browsers tries, with the live one to fall back to. Throws a Failure where nothing is live. */
function shared(name: string, current: Release | undefined, release: Release, traffic: number): Release[] {
  if (!current)
    throw new Failure(`${name} has no live release that the other browsers could keep: leave --traffic out.`);
  return [
    { ...current, deployment: { traffic: 100 - traffic, default: true } },
    { ...release, fallbackUrl: current.url, deployment: { traffic, default: false } },
  ];
}

/** A release that takes the place of the current one, with what browsers take where it fails. */
export function withFallback(
  places: Places,
  name: string,
  { fallbackUrl: _, ...release }: Release,
  current: Release,
): Release {
  const fallbackUrl = fallbackFor(places, name, current, releaseId(release));
  return fallbackUrl === undefined ? release : { ...release, fallbackUrl };
}

/** What is live now, unless browsers have found an older one to be better, or it is not whole. */
function fallbackFor(places: Places, name: string, current: Release, id: string): string | undefined {
  const isWhole = faultOfRemote(places, current) === undefined;
  const verdict = verdicts(places, name);
  const now = isWhole ? verdict(releaseId(current)) : 'bad';
  if (now === 'good') return current.url;
  const isBetter = (other: string) => other !== id && (now === 'bad' || verdict(other) === 'good');
  const better = lastGood(places, name, releaseId(current), isBetter);
  if (better !== undefined) return `/remotes/${name}/${better}/remoteEntry.js`;
  return isWhole ? current.url : undefined;
}
