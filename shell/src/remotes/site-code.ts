import { NotLoadedError, type RemoteCode } from '@careline/shared';
import type { SafeStorage } from '@careline/shared/host';
import { createLaterFiles, type LaterFiles } from '../later/later-files';
import { LostPartError } from '../later/lost-part';
import { createAddresses, firstAddress, folderOf, moreSlashes } from './addresses';
import { type CodeFile, type CodeFiles, type CodeFilesParts, createCodeFiles } from './code-files';
import { createReleaseFiles, type PageAddress, type ReleaseFiles, type ReleaseFilesParts } from './release-files';
import { createReleaseScripts, type ReleaseScripts, unheldScripts } from './release-scripts';
import { inTime, type PrepareScripts } from './single-scripts';

/** Asks ahead for every file of a page at once, as the links in its HTML do when it is loaded; for an address that is no page's, for the index of files alone. Never rejects. */
type Preload = (page: PageAddress) => Promise<void>;

/** The scripts and styles of shell and remotes: none runs before it has come and has the hash of its release. */
export interface SiteCode {
  readonly preload: Preload;
  readonly find: ReleaseFiles['find'];
  /** What of the shell a page needs. */
  readonly shell: RemoteCode;
  /** Before a part of the shell is imported that no page shows by itself: where each script has to be run by itself, it has then. Rejects with NotLoadedError, or where the engine makes no scripts. */
  readonly later: () => Promise<void>;
  /** Where that comes from. */
  readonly parts: Omit<LaterFiles, 'place'>;
  /** What of the shell the remotes of a page need: federation itself, and the modules that it shares with them. */
  readonly federation: Pick<RemoteCode, 'page'>;
  /** A release whose entry is asked for at another address than before: that failed, or ran already. */
  readonly renew: (url: string) => void;
  /** Takes away the styles of the releases that neither stand in a pane, by their addresses, nor would be mounted now. */
  readonly keepStylesOf: (standing: readonly string[]) => void;
  /** A release at the address at which it is asked for now, what its pages need from there, and when its scripts run. */
  readonly release: (
    remote: string,
    url: string,
  ) => {
    readonly entry: string;
    readonly code: RemoteCode;
    readonly scripts: ReleaseScripts;
    /** From now on what its pages need of the shell is of this copy of the shell's parts. */
    readonly shares: (copy: string) => void;
  };
}

export interface SiteCodeParts
  extends Omit<ReleaseFilesParts, 'buildId' | 'named'>,
    Omit<CodeFilesParts, 'place' | 'runsSingly'> {
  /** The build that this page runs; without one (in development) there are no hashes, and nothing is waited for. */
  readonly buildId: string | undefined;
  /** Where the running code of the shell came from: its imports are relative, and go where a start that was tried again has its files. */
  readonly address: string;
  /** Of the tab. */
  readonly storage: Pick<SafeStorage, 'getItem' | 'setItem'>;
  /** Where each script has to be run by itself. */
  readonly prepare?: PrepareScripts | undefined;
  /** Whether the code at an address is a developer's, of which nobody knows the hashes. */
  readonly isOverride?: (url: string) => boolean;
}

/** What is asked for when somebody opens it, with what it imports. */
const opened = /\/(palette|shortcut-list)-|\/common\//;

interface CodeOf {
  readonly folder: string;
  readonly place?: (href: string, copy: string) => string;
  readonly isMeant?: (file: CodeFile, page: Partial<PageAddress>) => boolean;
  readonly remote?: string;
  /** With the files of a copy of the shell's parts once they have come. */
  readonly run: (files: readonly CodeFile[], copy: string) => Promise<void>;
  /** Of which copy the shell's parts are. */
  readonly copyNow: () => string;
}

export function createSiteCode({ buildId, address, ...parts }: SiteCodeParts): SiteCode {
  if (buildId === undefined) return codeWithoutReleases();
  const shellFolder = `/shell/${buildId}/`;
  const more = moreSlashes(address, shellFolder);
  const addresses = createAddresses(parts.storage, more === '' ? [] : [[shellFolder, more]]);
  const files = createCodeFiles({ ...parts, place: addresses.now, runsSingly: parts.prepare !== undefined });
  const releases = createReleaseFiles({ ...parts, buildId, named: files.named });
  // What the page has asked for of its remotes may have failed with the start before.
  const isNamed = (folder: string) => files.named.some(({ href }) => href.startsWith(folder));
  if (more !== '') for (const folder of parts.taken().map(folderOf).filter(isNamed)) addresses.renew(folder);

  const at = (place: (href: string) => string) => (file: CodeFile) => ({ ...file, href: place(file.href) });

  /** What is asked of the release in `folder`, at the address that `place` gives it; of the files that `isMeant` alone. */
  function codeOf({ folder, place = later.place, isMeant = () => true, remote, run, copyNow }: CodeOf): RemoteCode {
    const take = async (page: Parameters<typeof releases.ofRelease>[1]) => {
      // Otherwise who imports a part of the shell waits, and nobody else.
      if (prepare) await later.ready();
      const known = await releases.ofRelease(folder, page, remote);
      for (const file of known.filter(isShells)) met.set(file.href, file);
      const copy = copyNow();
      const list = known.filter((file) => isMeant(file, page)).map(at((href) => place(href, copy)));
      await Promise.all(list.map(files.take));
      await run(list, copy);
    };
    return { page: take, texts: (locale) => take({ locale }) };
  }

  /** What was asked of the shell: what a release takes that is fallen back to stands in no index. */
  const met = new Map<string, CodeFile>();
  const prepare = parts.prepare && inTime(parts.prepare, parts.timeoutMs);
  const later = createLaterFiles({
    folder: shellFolder,
    now: addresses.now,
    list: (below) => releases.within(below, met.values()),
    fetch: (list) => Promise.all(list.map(files.fetch)),
    take: async (list) => {
      await Promise.all(list.map(files.take));
      // Of what threw is told who needs it.
      await (await prepare?.(list))?.();
    },
    patienceMs: parts.timeoutMs / 2,
  });
  const now = (href: string) => later.place(href, later.copy());
  const isShells = ({ href }: CodeFile) => href.startsWith(shellFolder);
  /** Rejects where one that `matters` does not run to its end: WebKit lets who imports such a module a second time have it all the same, with nothing in it (F472). */
  async function runNow(
    list: readonly CodeFile[],
    copy: string,
    matters: (href: string) => boolean = () => true,
  ): Promise<void> {
    const failed = (await (await prepare?.(list))?.())?.filter(matters) ?? [];
    if (failed.length === 0) return;
    const error = new NotLoadedError(`${failed.join(', ')} did not run to the end.`);
    throw failed.every((href) => href.includes('/assets/')) ? error : later.lost(copy, error);
  }
  const isLate = (file: CodeFile, { path }: Partial<PageAddress>) => path === parts.entry.path && files.isLate(file);

  /**
   * Of its scripts those that stand in no folder of `others`; all of them come where each has to be asked for by itself before another imports it. The sheets of all its
   * modules stand together, so that whoever waits for some waits for all that the page has.
   */
  function ofShell(others: RegExp, copyNow = later.copy): RemoteCode {
    const isOwn = (href: string) => !others.test(href);
    return codeOf({
      folder: shellFolder,
      copyNow,
      isMeant: (file, page) => (parts.prepare ? !isLate(file, page) : file.href.endsWith('.css') || isOwn(file.href)),
      run: (list, copy) => runNow(list, copy, isOwn),
    });
  }
  const own = ofShell(/\/shared\//);
  const ofRemotes = /\/(own|assets)\//;
  const federation = ofShell(ofRemotes);
  // The page that is loaded brings its texts with the shell's start.
  const shell: RemoteCode = {
    page: own.page,
    texts: async (locale) => {
      if (locale !== parts.entry.locale) await own.texts(locale);
    },
  };

  return {
    preload: (page) => preload(releases.ofPage(page), files, now),
    find: releases.find,
    shell,
    later: async () => {
      if (!parts.prepare) return;
      // First what it imports of the page's own.
      await own.page(parts.entry);
      const copy = later.copy();
      const late = files.named.filter((file) => isShells(file) && files.isLate(file)).map(at(now));
      await Promise.all(late.map(files.take));
      await runNow(late, copy, (href) => opened.test(href));
    },
    parts: later,
    federation,
    renew: (url) => addresses.renew(folderOf(url)),
    keepStylesOf: (standing) => {
      const folders = [...standing, ...parts.taken()].map(folderOf);
      files.drop((href) => folders.some((folder) => firstAddress(href).startsWith(folder)));
    },
    release: (remote, url) => {
      if (parts.isOverride?.(url))
        return {
          entry: addresses.now(url),
          code: { ...nothing, page: federation.page },
          scripts: unheldScripts,
          shares: () => {},
        };
      const folder = folderOf(url);
      const entry = addresses.now(url);
      // Kept, both: what runs already imports the rest of its files from where it came, and its shared modules from where these came.
      const place = (href: string, copy: string) =>
        href.startsWith(folder) ? folderOf(entry) + href.slice(folder.length) : later.place(href, copy);
      let shared: string | undefined;
      const copyNow = () => shared ?? later.copy();
      const scripts = prepare ? createReleaseScripts(prepare, entry) : unheldScripts;
      const own = (run: CodeOf['run']) => codeOf({ folder, place, remote, run, copyNow });
      const ofFederation = ofShell(ofRemotes, copyNow);
      return {
        entry,
        scripts,
        shares: (copy) => {
          shared = copy;
        },
        code: {
          page: async (page) => {
            const shared = ofFederation.page(page);
            const runAfterShared = async (files: readonly CodeFile[], copy: string) => {
              await shared;
              await runNow(files.filter(isShells), copy);
              await scripts.run(files.filter((file) => !isShells(file)));
            };
            await Promise.all([shared, own(runAfterShared).page(page)]);
          },
          texts: own(scripts.run).texts,
        },
      };
    },
  };
}

async function preload(
  list: Promise<readonly CodeFile[]>,
  files: CodeFiles,
  place: (href: string) => string,
): Promise<void> {
  // What fails is told by the page that needs it.
  const asked = await list.catch(() => []);
  await Promise.allSettled(asked.map(({ href, integrity }) => files.fetch({ href: place(href), integrity })));
}

const nothing: RemoteCode = { page: async () => {}, texts: async () => {} };

function codeWithoutReleases(): SiteCode {
  const attempts = new Map<string, number>();
  return {
    preload: async () => {},
    find: async () => undefined,
    shell: nothing,
    later: async () => {},
    // The next document asks a dev server for another address.
    parts: {
      copy: () => '',
      lost: (_copy, cause) => new LostPartError(cause, { isKept: true }),
      ready: async () => '',
    },
    federation: nothing,
    renew: (url) => void attempts.set(url, (attempts.get(url) ?? 0) + 1),
    keepStylesOf: () => {},
    release: (_remote, url) => {
      const attempt = attempts.get(url);
      const entry = attempt === undefined ? url : `${url}?retry=${attempt}`;
      return { entry, code: nothing, scripts: unheldScripts, shares: () => {} };
    },
  };
}
