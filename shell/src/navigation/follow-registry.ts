import type { Locale } from '@careline/shared';
import type { Store } from '@careline/shared/host';
import { parseSiteRegistry, type SiteRegistry } from '@careline/shared/manifest';

export interface FollowRegistryParts {
  readonly registry: Store<SiteRegistry>;
  /** The build that this page runs; without one (in development) nothing is followed. */
  readonly buildId: string | undefined;
  /** In ms, between two questions. */
  readonly intervalMs: number;
  /** The page's language now. */
  readonly locale: () => Locale;
  /** The registry as the site has it now, in a language. */
  readonly fetchRegistry: (locale: Locale) => Promise<unknown>;
}

/**
 * Lets an open tab see later releases of remotes: the answer, called after each move, asks for the registry unless it did so just before.
 * What is mounted stays; the next entry into a remote takes its new release.
 */
export function followRegistry({
  registry,
  buildId,
  intervalMs,
  locale,
  fetchRegistry,
}: FollowRegistryParts): () => void {
  let askedAt = Date.now();

  async function follow(): Promise<void> {
    const asked = locale();
    try {
      const latest = parseSiteRegistry(await fetchRegistry(asked));
      // Releases are proved against the live shell: a tab of an older one keeps its own until it is loaded anew (PL2).
      const isOurs = latest.buildId === buildId && asked === locale();
      if (isOurs && !isSame(latest, registry.getSnapshot())) registry.set(latest);
    } catch {
      // Offline or a registry that breaks a rule: the last good one stays.
    }
  }

  return () => {
    if (buildId === undefined || Date.now() - askedAt < intervalMs) return;
    askedAt = Date.now();
    void follow();
  };
}

/** Both were parsed by one schema, which writes keys in one order. */
function isSame(one: SiteRegistry, other: SiteRegistry): boolean {
  return JSON.stringify(one.remotes) === JSON.stringify(other.remotes);
}
