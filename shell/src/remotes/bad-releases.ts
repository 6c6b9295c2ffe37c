import type { SafeStorage } from '@careline/shared/host';
import * as v from 'valibot';

/** Addresses of releases that failed in this tab: while another one of the remote is offered, that is taken. */
export interface BadReleases {
  readonly has: (url: string) => boolean;
  readonly add: (url: string) => void;
  readonly forget: (urls: readonly string[]) => void;
}

const key = 'careline.bad-releases';
const schema = v.array(v.string());

/** Kept in the storage of the tab, so that a reload does not meet the same failure again. */
export function createBadReleases(storage: Pick<SafeStorage, 'getItem' | 'setItem'>): BadReleases {
  const bad = new Set(read(storage.getItem(key)));
  const keep = () => void storage.setItem(key, JSON.stringify([...bad]));
  return {
    has: (url) => bad.has(url),
    add: (url) => {
      bad.add(url);
      keep();
    },
    forget: (urls) => {
      if (urls.filter((url) => bad.delete(url)).length > 0) keep();
    },
  };
}

function read(stored: string | null): readonly string[] {
  try {
    return v.parse(schema, JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}
