import { type Locale, NotLoadedError } from '@careline/shared';
import type { Store } from '@careline/shared/host';
import { type PreloadIndex, parsePreloadIndex, type SiteRegistry } from '@careline/shared/manifest';
import * as v from 'valibot';
import type { Target } from '../routes/target';
import { folderOf } from './addresses';
import type { CodeFile } from './code-files';

/** A page in a language. */
export type PageAddress = Pick<Target, 'path' | 'locale'>;

/** Which files a page needs, with their hashes. Every function rejects with NotLoadedError where nobody knows the hashes. */
export interface ReleaseFiles {
  /** Everything that the page needs. */
  readonly ofPage: (page: PageAddress) => Promise<readonly CodeFile[]>;
  /** What it needs from the release in `folder`; the whole release where the page does not name it. */
  readonly ofRelease: (folder: string, page: PageAddress, remote?: string) => Promise<readonly CodeFile[]>;
  /** What every page needs from it in a language: entry and texts. */
  readonly common: (folder: string, locale: Locale, remote?: string) => Promise<readonly CodeFile[]>;
}

export interface ReleaseFilesParts {
  readonly buildId: string;
  /** The page that was loaded, and the files that its HTML names: while it loads, no index is asked for. */
  readonly entry: PageAddress;
  readonly named: readonly CodeFile[];
  readonly fetchJson: (path: string) => Promise<unknown>;
  /** A later release of a remote has other files: the index is asked for again. */
  readonly registry: Pick<Store<SiteRegistry>, 'subscribe'>;
}

const fallbackSchema = v.object({ url: v.string(), integrity: v.record(v.string(), v.string()) });

export function createReleaseFiles(parts: ReleaseFilesParts): ReleaseFiles {
  const { buildId, entry, named } = parts;
  const indexes = new Map<Locale, Promise<PreloadIndex>>();
  parts.registry.subscribe(() => indexes.clear());

  async function loadIndex(locale: Locale): Promise<PreloadIndex> {
    try {
      const index = parsePreloadIndex(await parts.fetchJson(`/preloads/${locale}.json`));
      if (index.buildId === buildId) return index;
    } catch (error) {
      indexes.delete(locale);
      throw new NotLoadedError(`The index of all files could not be loaded: ${error}`, { cause: error });
    }
    // Files of another shell are not those that this tab will import.
    throw new NotLoadedError('The site has another shell by now: this page has to be loaded anew.');
  }

  function indexOf(locale: Locale): Promise<PreloadIndex> {
    const index = indexes.get(locale) ?? loadIndex(locale);
    indexes.set(locale, index);
    return index;
  }

  /** The release that a remote had before: another page's index does not name its files. */
  async function fallbackOf(folder: string, remote: string | undefined): Promise<readonly CodeFile[]> {
    const record = remote && (await parts.fetchJson(`/preloads/fallbacks/${remote}.json`).catch(() => undefined));
    const known = v.safeParse(fallbackSchema, record);
    if (!known.success || folderOf(known.output.url) !== folder)
      throw new NotLoadedError(`Nobody knows the hashes of ${folder}.`);
    return Object.entries(known.output.integrity).map(([href, integrity]) => ({ href, integrity }));
  }

  return {
    ofPage: async (page) => filesOf(await indexOf(page.locale), page.path),
    ofRelease: async (folder, page, remote) => {
      const within = ({ href }: CodeFile) => href.startsWith(folder);
      const own = isSame(page, entry) ? named.filter(within) : [];
      if (own.length > 0) return own;
      const index = await indexOf(page.locale);
      const listed = filesOf(index, page.path).filter(within);
      if (listed.length > 0) return listed;
      const all = Object.keys(index.pages).flatMap((path) => filesOf(index, path).filter(within));
      return all.length > 0 ? all : fallbackOf(folder, remote);
    },
    common: async (folder, locale, remote) => {
      const own = locale === entry.locale ? named.filter(({ href }) => href.startsWith(folder)) : [];
      if (own.length > 0) return own;
      const index = await indexOf(locale);
      const pages = Object.keys(index.pages)
        .map((path) => filesOf(index, path).filter(({ href }) => href.startsWith(folder)))
        .filter((files) => files.length > 0);
      if (pages.length === 0) return fallbackOf(folder, remote);
      const [first = [], ...others] = pages;
      return first.filter(({ href }) => others.every((files) => files.some((file) => file.href === href)));
    },
  };
}

function filesOf({ files, integrity, pages }: PreloadIndex, path: string): CodeFile[] {
  return (pages[path.toLowerCase()] ?? []).flatMap((place) => {
    const [href, hash] = [files[place], integrity[place]];
    return href === undefined || hash === undefined ? [] : [{ href, integrity: hash }];
  });
}

function isSame(one: PageAddress, other: PageAddress): boolean {
  return one.path.toLowerCase() === other.path.toLowerCase() && one.locale === other.locale;
}
