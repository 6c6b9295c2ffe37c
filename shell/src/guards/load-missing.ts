import { ApiError } from '@careline/shared/api';
import type { HostPlatform } from '@careline/shared/host';
import { pause } from '../pause';

/** A call that failed, or was waited for in vain, less than this ago, in ms, belongs to the same move, whose redirect runs the guards again. */
const JUST_FAILED_MS = 2_000;
/** How long a refetch may take before what was known counts, in ms: less than the guards wait in all. */
const REFETCH_MS = 7_000;
/** By its query, when a refetch was waited for in vain. */
const givenUpAt = new WeakMap<object, number>();

export interface MissingData<Data> {
  readonly queryKey: readonly unknown[];
  readonly cached: Data | undefined;
  readonly fetch: () => Promise<Data>;
  /** Whether what is loaded answers the guard's question, so that it need not be asked again however old it is. */
  readonly isEnough: (data: Data) => boolean;
}

/** What there is of a list: its data, an answer that it cannot be had, or no answer at all. */
export type Loaded<Data> =
  | { readonly kind: 'known'; readonly data: Data }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

/**
 * What the guard may use without asking: data count as missing that were never loaded, were made stale by a change, or are older than a
 * minute and answer nothing, so that a phone verified or an item added elsewhere is noticed (PD11). The cache's own
 * `fetch` knows the minute. A call that fails or hangs leaves what there was, and the next move asks again (PD10, PD62).
 */
export async function loadMissing<Data>(
  queries: HostPlatform['queries'],
  { queryKey, cached, fetch, isEnough }: MissingData<Data>,
): Promise<Loaded<Data>> {
  const state = queries.getQueryState(queryKey);
  // Not by the status: the redirect's prefetch has put it back to pending, and a second half minute would be waited for.
  if (cached === undefined && isJust(state?.errorUpdatedAt)) return lackOf(state?.error);
  const isInvalidated = state?.isInvalidated ?? false;
  if (cached !== undefined && !isInvalidated && isEnough(cached)) return { kind: 'known', data: cached };
  const query = queries.getQueryCache().find({ queryKey });
  const isHanging = state?.fetchStatus === 'fetching' && query !== undefined && isJust(givenUpAt.get(query));
  if (cached !== undefined && isHanging) return { kind: 'known', data: cached };
  const fetched = fetch().then((data): Loaded<Data> => ({ kind: 'known', data }), lackOf);
  if (cached === undefined) return fetched;
  const loaded = await Promise.race([fetched, pause(REFETCH_MS)]);
  if (loaded === undefined && query) givenUpAt.set(query, Date.now());
  return loaded?.kind === 'known' ? loaded : { kind: 'known', data: cached };
}

/** A time to come is of a clock that was wrong. */
function isJust(time = 0): boolean {
  return Math.abs(Date.now() - time) < JUST_FAILED_MS;
}

/** A failure that a prefetch has put out of sight had led to a redirect, so it was an answer. */
function lackOf(error: unknown): Loaded<never> {
  if (!error) return { kind: 'failed' };
  const isAnswer = error instanceof ApiError && ['http', 'invalid', 'rule'].includes(error.code);
  return { kind: isAnswer ? 'failed' : 'unknown' };
}
