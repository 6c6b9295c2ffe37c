import type { Store } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { pause } from '../pause';
import { readSiteRegistry } from '../remotes/read-registry';

export interface FollowRegistryParts {
  readonly registry: Store<SiteRegistry>;
  /** The build that this page runs; without one (in development) nothing is followed. */
  readonly buildId: string | undefined;
  /** In ms, between two questions. */
  readonly intervalMs: number;
  /** The language of the texts now: a move into another one changes them, and the registry's titles with them, before the address. */
  readonly language: () => string;
  /** The registry as the site has it now, in a language. */
  readonly fetchRegistry: (language: string) => Promise<unknown>;
}

export interface RegistryFollower {
  /** Asks what is live, unless that was done just before. Never rejects. */
  readonly ask: () => Promise<void>;
  /** Resolves once the question that is on its way has its answer; without one at once. Never late: a move does not wait for a slow one. */
  readonly answered: () => Promise<void>;
}

/** How long a move waits for an answer, in ms. */
const PATIENCE_MS = 300;

/**
 * Lets an open tab see later releases of remotes. Asked when somebody is about to move, so that this very move meets what is live: what is mounted stays,
 * and the next entry into a remote takes its new release.
 */
export function followRegistry({
  registry,
  buildId,
  intervalMs,
  language,
  fetchRegistry,
}: FollowRegistryParts): RegistryFollower {
  let askedAt = Date.now();
  let answer = Promise.resolve();

  async function follow(): Promise<void> {
    const asked = language();
    try {
      const latest = readSiteRegistry(await fetchRegistry(asked));
      // Releases are proved against the live shell: a tab of an older one keeps its own until it is loaded anew (PL2).
      const isOurs = latest.buildId === buildId && asked === language();
      if (isOurs && !isSame(latest, registry.getSnapshot())) registry.set(latest);
    } catch {
      // Offline or a registry that breaks a rule: the last good one stays.
    }
  }

  return {
    ask: () => {
      // A clock that was set back would keep the tab from asking until it is as late again.
      if (buildId !== undefined && Math.abs(Date.now() - askedAt) >= intervalMs) {
        askedAt = Date.now();
        answer = follow();
      }
      return answer;
    },
    answered: () => Promise.race([answer, pause(PATIENCE_MS)]),
  };
}

/** Both were parsed by one schema, which writes keys in one order. */
function isSame(one: SiteRegistry, other: SiteRegistry): boolean {
  return JSON.stringify(one.remotes) === JSON.stringify(other.remotes);
}
