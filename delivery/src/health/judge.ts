import { failuresOf, type HealthCounts } from './health-counts';

/** What is known of a release from the browsers that ran it. */
export type Verdict = 'good' | 'bad' | 'untried';

/** Healthy mounts that make a release good. */
export const GOOD_AFTER_MOUNTS = 20;
/** Fewer failures say more of a browser or a network than of a release. */
const LEAST_FAILURES = 3;
/** Of all mounts. */
const BAD_SHARE = 0.05;

export function judge(counts: HealthCounts | undefined): Verdict {
  if (!counts) return 'untried';
  const failures = failuresOf(counts);
  if (failures >= LEAST_FAILURES && failures > BAD_SHARE * (counts.mounts + failures)) return 'bad';
  return counts.mounts >= GOOD_AFTER_MOUNTS ? 'good' : 'untried';
}
