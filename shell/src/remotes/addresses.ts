import type { SafeStorage } from '@careline/shared/host';
import * as v from 'valibot';

/** Addresses of releases, by the folder in which a release stands: each has many, because some engines never ask again for one that failed. */
export interface Addresses {
  /** Where a file of the site is asked for now. */
  readonly now: (href: string) => string;
  /** From now on the files of the folder, at every depth, have addresses that no engine has seen in this tab. */
  readonly renew: (folder: string) => void;
}

const key = 'careline.tried-addresses';
const schema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)));

/**
 * `/remotes/mf-x/1.0/` → `/remotes/mf-x/1.0//`, and one slash more each time: URL parsers keep empty segments, so that to an engine's map of modules it is
 * another folder, and imports are relative, so that the whole graph follows; a server of files finds the same folder (decision 14). How many were tried is
 * kept in the storage of the tab: WebKitGTK does not ask again either for what failed in the document before, reloaded or not. `spelt` is how many more a
 * folder has from the beginning.
 */
export function createAddresses(
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
  spelt: Iterable<readonly [folder: string, more: string]> = [],
): Addresses {
  const tried = new Map(Object.entries(read(storage.getItem(key))));
  const slashes = new Map(spelt);
  return {
    now: (href) => {
      for (const [folder, more] of slashes) {
        if (href.startsWith(folder)) return folder + more + href.slice(folder.length);
      }
      return href;
    },
    renew: (folder) => {
      const times = (tried.get(folder) ?? 0) + 1;
      tried.set(folder, times);
      slashes.set(folder, '/'.repeat(times));
      storage.setItem(key, JSON.stringify(Object.fromEntries(tried)));
    },
  };
}

/** The folder of a release of the shell below which all is that comes after its start (delivery/remote-kit/src/vite/host.ts). */
export const laterFolder = 'later@@@@';

/**
 * `later@@@@` → `later%40@@@`: to an engine's map of modules another folder as well, to a server the same, and of as many levels, so that what leads out of it (`../../assets/main.js`) leads to the same
 * file as before (decision 58). For each of `times` another one, as long as there is one. An escaped letter would do as well where nobody between engine and server writes it out again, as libsoup does.
 */
export function spellLater(times: number): string | undefined {
  const signs = laterFolder.lastIndexOf('@') - laterFolder.indexOf('@') + 1;
  if (times >= 2 ** signs) return undefined;
  let place = 0;
  return laterFolder.replaceAll('@', (sign) => ((times >> place++) & 1 ? '%40' : sign));
}

/** The slashes that an address has more than the first one of its file, behind `folder`; none for an address elsewhere. */
export function moreSlashes(address: string, folder: string): string {
  const { pathname } = new URL(address);
  return pathname.startsWith(folder) ? (/^\/*/.exec(pathname.slice(folder.length))?.[0] ?? '') : '';
}

/** The first of a file's addresses. */
export function firstAddress(href: string): string {
  return href.replace(/(?<!:)\/{2,}/g, '/');
}

function read(stored: string | null): Readonly<Record<string, number>> {
  try {
    return v.parse(schema, JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

/** Folder of a file's address, with a slash at its end. */
export function folderOf(href: string): string {
  return href.slice(0, href.lastIndexOf('/') + 1);
}
