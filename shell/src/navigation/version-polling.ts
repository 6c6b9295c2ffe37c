import * as v from 'valibot';

const latestSchema = v.object({ id: v.string() });

export interface VersionPollingParts {
  /** The build that this page runs; without one there is nothing to compare. */
  readonly buildId: string | undefined;
  readonly intervalMs: number;
  readonly fetchLatest: () => Promise<unknown>;
}

/**
 * Asks for `builds/latest.json`, first one interval after the start, until another build is live. The answer tells whether that is so: then
 * the next in-app move is a full page load (PL2). Failed asking goes on.
 */
export function pollVersion({ buildId, intervalMs, fetchLatest }: VersionPollingParts): () => boolean {
  let isOutdated = false;
  const poll = async () => {
    try {
      const { id } = v.parse(latestSchema, await fetchLatest());
      isOutdated = id !== buildId;
    } catch {
      // Offline or a half-written file: the next time will tell.
    }
    if (!isOutdated) setTimeout(poll, intervalMs);
  };
  if (buildId !== undefined) setTimeout(poll, intervalMs);
  return () => isOutdated;
}
