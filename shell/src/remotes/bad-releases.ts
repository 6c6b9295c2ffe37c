import type { SafeStorage } from '@careline/shared/host';
import { badReleasesForMs, badReleasesKey } from '@careline/shared/manifest';
import * as v from 'valibot';

/** Addresses of releases that failed in this browser within the hour: while another one of the remote is offered, that is taken. */
export interface BadReleases {
  readonly has: (url: string) => boolean;
  readonly add: (url: string) => void;
  readonly forget: (urls: readonly string[]) => void;
}

/** Address → when it failed. */
const schema = v.record(v.string(), v.number());
type Entries = readonly (readonly [string, number])[];

/** Kept in the storage of the browser, so that neither a reload nor another tab meets the same failure again. */
export function createBadReleases(storage: Pick<SafeStorage, 'getItem' | 'setItem'>): BadReleases {
  // Read each time: another tab may have met a failure, and in another one somebody may have asked anew. A time to come is of a clock that was wrong.
  const read = () =>
    parse(storage.getItem(badReleasesKey)).filter(([, at]) => Math.abs(Date.now() - at) < badReleasesForMs);
  const keep = (bad: Entries) => void storage.setItem(badReleasesKey, JSON.stringify(Object.fromEntries(bad)));
  return {
    has: (url) => read().some(([bad]) => bad === url),
    add: (url) => keep([...read(), [url, Date.now()]]),
    forget: (urls) => {
      const bad = read();
      const left = bad.filter(([url]) => !urls.includes(url));
      if (left.length < bad.length) keep(left);
    },
  };
}

function parse(stored: string | null): Entries {
  try {
    return Object.entries(v.parse(schema, JSON.parse(stored ?? '{}')));
  } catch {
    return [];
  }
}
