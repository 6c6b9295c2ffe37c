import { type Locale, NotLoadedError } from '@careline/shared';
import type { Store } from '@careline/shared/host';
import { type PreloadIndex, parsePreloadIndex, type SiteRegistry, type SiteRemote } from '@careline/shared/manifest';
import * as v from 'valibot';
import type { Target } from '../routes/target';
import { folderOf } from './addresses';
import type { CodeFile } from './code-files';
import { withReleases } from './read-registry';
import { withinTime } from './within-time';

/** A page in a language. */
export type PageAddress = Pick<Target, 'path' | 'locale'>;

/** Which files a page needs, with their hashes. All functions reject with NotLoadedError where nobody knows the hashes. */
export interface ReleaseFiles {
  /** A remote as the registry knows it once the index has said where the releases are that the page does not use; undefined for one that is gone. */
  readonly find: (name: string, locale: Locale) => Promise<SiteRemote | undefined>;
  /** Everything that the page needs, of the releases that this tab would mount. */
  readonly ofPage: (page: PageAddress) => Promise<readonly CodeFile[]>;
  /**
   * What a page needs from the release in `folder`; the whole release where the page does not name it. Without a path what every page
   * needs from it: entry and texts.
   */
  readonly ofRelease: (
    folder: string,
    page: Pick<PageAddress, 'locale'> & Partial<PageAddress>,
    remote?: string,
  ) => Promise<readonly CodeFile[]>;
  /** All that pages need from a folder of the shell, what is used later, and of `others`; undefined where the site has another shell by now. */
  readonly within: (folder: string, others: Iterable<CodeFile>) => Promise<readonly CodeFile[] | undefined>;
}

export interface ReleaseFilesParts {
  readonly buildId: string;
  /** The page that was loaded, and the files that its HTML names: while it loads, no index is asked for. */
  readonly entry: PageAddress;
  readonly named: readonly CodeFile[];
  readonly fetchJson: (path: string) => Promise<unknown>;
  /** In ms, for each list of files. */
  readonly timeoutMs: number;
  /** A later release of a remote has other files: the index is asked for again. It tells the registry where the releases are that this does not know. */
  readonly registry: Store<SiteRegistry>;
  /** Addresses of the releases that this tab would mount now. */
  readonly taken: () => readonly string[];
}

class OtherShellError extends NotLoadedError {}

const fallbackSchema = v.object({
  url: v.string(),
  integrity: v.record(v.string(), v.string()),
  /** Files of the shell that pages need for it and not for the release that is live. Sites that an older version composed do not say it, nor what pages need. */
  shared: v.optional(v.record(v.string(), v.string()), {}),
  pages: v.optional(v.record(v.string(), v.array(v.number())), {}),
});

export function createReleaseFiles(parts: ReleaseFilesParts): ReleaseFiles {
  const { buildId, entry, named, timeoutMs, registry } = parts;
  const indexes = new Map<Locale, Promise<PreloadIndex>>();
  let urls = urlsOf(registry.getSnapshot());
  registry.subscribe(() => {
    const before = urls;
    urls = urlsOf(registry.getSnapshot());
    // In another language the same releases have other titles.
    if (urls !== before) indexes.clear();
  });

  async function loadIndex(locale: Locale): Promise<PreloadIndex> {
    const path = `/preloads/${locale}.json`;
    try {
      const index = parsePreloadIndex(await withinTime(() => parts.fetchJson(path), timeoutMs, path));
      if (index.buildId === buildId) return index;
    } catch (error) {
      indexes.delete(locale);
      throw new NotLoadedError(`No index of files: ${error}`, { cause: error });
    }
    // Files of another shell are not those that this tab will import.
    throw new OtherShellError('The site has another shell by now.');
  }

  function askForIndex(locale: Locale): Promise<PreloadIndex> {
    const asked = loadIndex(locale).then((index) => {
      const known = registry.getSnapshot();
      if (known.remotes.every(({ url }) => url !== undefined)) return index;
      const isLatest = indexes.get(locale) === asked;
      registry.set(withReleases(known, index.releases));
      // What the registry has just learnt is of this very index.
      if (isLatest) indexes.set(locale, asked);
      return index;
    });
    indexes.set(locale, asked);
    return asked;
  }

  const indexOf = (locale: Locale) => indexes.get(locale) ?? askForIndex(locale);

  /** The release that a remote had before: no page of the index names its files. */
  async function fallbackOf(
    folder: string,
    path: string | undefined,
    remote: string | undefined,
  ): Promise<readonly CodeFile[]> {
    const address = `/preloads/fallbacks/${remote}.json`;
    const ask = () => withinTime(() => parts.fetchJson(address), timeoutMs, address);
    const record = remote && (await ask().catch((error: unknown) => error));
    const known = v.safeParse(fallbackSchema, record);
    if (!known.success || folderOf(known.output.url) !== folder)
      throw new NotLoadedError(`Nobody knows the hashes of ${folder}.`, { cause: record });
    const { integrity, shared, pages } = known.output;
    const files = { ...integrity, ...shared };
    const index = { files: Object.keys(files), integrity: Object.values(files), pages };
    const ofPage = filesAt(index, pages[path?.toLowerCase() ?? '']);
    const listed = ofPage.length > 0 ? ofPage : filesWithin(index, folder, path);
    return listed.length > 0 ? listed : filesAt(index, [...index.files.keys()]);
  }

  return {
    find: async (name, locale) => {
      await indexOf(locale);
      return registry.getSnapshot().remotes.find((remote) => remote.name === name);
    },
    ofPage: async ({ path, locale }) => {
      const index = await indexOf(locale);
      // The site may have another release by now, or this tab may keep to an older one.
      const folders = parts.taken().map(folderOf);
      const isTaken = (href: string) =>
        !href.includes('/remotes/') || folders.some((folder) => href.startsWith(folder));
      return filesAt(index, index.pages[path.toLowerCase()]).filter(({ href }) => isTaken(href));
    },
    ofRelease: async (folder, { path, locale }, remote) => {
      const isEntry = locale === entry.locale && (path === undefined || path === entry.path);
      const own = isEntry ? named.filter(({ href }) => href.startsWith(folder)) : [];
      if (own.length > 0) return own;
      const listed = filesWithin(await indexOf(locale), folder, path);
      if (listed.length > 0) return listed;
      try {
        return await fallbackOf(folder, path, remote);
      } catch (error) {
        // A retry takes what is live by now, which may be later than the index.
        const later = filesWithin(await askForIndex(locale), folder, path);
        if (later.length > 0) return later;
        throw error;
      }
    },
    within: async (folder, others) => {
      try {
        const index = await indexOf(entry.locale);
        const known = [...named, ...filesAt(index, [...index.files.keys()]), ...others];
        const files = new Map(known.map((file) => [file.href, file]));
        return [...files.values()].filter(({ href }) => href.startsWith(folder));
      } catch (error) {
        if (error instanceof OtherShellError) return undefined;
        throw error;
      }
    },
  };
}

function urlsOf({ remotes }: SiteRegistry): string {
  return remotes.map(({ url }) => url).join();
}

type Files = Pick<PreloadIndex, 'files' | 'integrity' | 'pages'>;

/** What a page needs of the release in `folder`; none where the index does not know that. */
function filesWithin(index: Files, folder: string, path: string | undefined): CodeFile[] {
  const isWithin = (place: number) => index.files[place]?.startsWith(folder);
  const listed = index.pages[path?.toLowerCase() ?? '']?.filter(isWithin) ?? [];
  if (listed.length > 0) return filesAt(index, listed);
  const lists = Object.values(index.pages).map((places) => places.filter(isWithin));
  const using = lists.filter((places) => places.length > 0);
  const isCommon = (place: number) => path !== undefined || using.every((places) => places.includes(place));
  return filesAt(index, [...new Set(using.flat())].filter(isCommon));
}

function filesAt({ files, integrity }: Files, places: readonly number[] = []): CodeFile[] {
  return places.map((place) => ({ href: files[place] ?? '', integrity: integrity[place] ?? '' }));
}
