import type { PlatformBase } from '@careline/shared/host';

/** A call that failed less than this ago, in ms, belongs to the same move, whose redirect runs the guards again. */
const JUST_FAILED_MS = 2_000;

export interface MissingData<Data> {
  readonly queryKey: readonly unknown[];
  readonly cached: Data | undefined;
  readonly fetch: () => Promise<Data>;
  /** Whether what is loaded answers the guard's question, so that it need not be asked again however old it is. */
  readonly isEnough: (data: Data) => boolean;
}

/**
 * What the guard may use without asking: data count as missing that were never loaded, were made stale by a change, or are older than a
 * minute and answer nothing, so that a phone verified or an item added elsewhere is noticed (PD11). The cache's own
 * `fetch` knows the minute. A failed call leaves what there was, and the next move asks again (PD10).
 */
export async function loadMissing<Data>(
  queries: PlatformBase['queries'],
  data: MissingData<Data>,
): Promise<Data | undefined> {
  const state = queries.getQueryState(data.queryKey);
  const isInvalidated = state?.isInvalidated ?? false;
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < JUST_FAILED_MS) return data.cached;
  if (data.cached !== undefined && !isInvalidated && data.isEnough(data.cached)) return data.cached;
  return data.fetch().catch(() => data.cached);
}
