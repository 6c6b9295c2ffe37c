import { networkOf } from '@careline/reference-api/server-settings';
import { LRUCache } from 'lru-cache';
import type { Report } from './reports';

/** Of one network, of one release, on one day: too few for it to make a release good or bad alone. */
const most = { mounted: 10, failed: 2, vital: 10 } as const;

/**
 * Whether a report counts for the verdict on a release. Anybody may send one, and nothing proves it: so nobody's many count as many.
 */
export function createFairShare(): (ip: string, day: string, report: Report) => boolean {
  const seen = new LRUCache<string, number>({ max: 100_000 });
  return (ip, day, { remote, release, kind }) => {
    const key = [day, networkOf(ip), remote, release, kind].join(' ');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= most[kind];
  };
}
