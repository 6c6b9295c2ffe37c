import { type Locale, NotLoadedError, type RemoteCode, type RemoteModule } from '@careline/shared';
import type { LeaveWatch } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import { lostPartOf } from '../later/lost-part';
import type { BadReleases } from './bad-releases';
import type { PageAddress } from './release-files';
import type { ReleaseScripts } from './release-scripts';
import { readRemoteModule } from './remote-module';
import type { SiteCode } from './site-code';
import { TimeoutError, withinTime } from './within-time';

/** How long a load waits to be told of another release than the one that failed, in ms: until then nobody is told of the failure. */
const PATIENCE_MS = 2_000;

/** How long the release before one that hung may take, in ms: people are told within 10 s. */
const LEFT_MS = 1_500;

/** What the shell needs of Module Federation: a remote's module, by the address of its container and what runs its scripts. */
interface Federation {
  /** Which copy of the shell's parts it is of. */
  readonly copy: string;
  readonly loadRemote: (entry: string, scripts: ReleaseScripts) => Promise<unknown>;
}

export interface RemoteLoaderParts {
  readonly federation: () => Promise<Federation>;
  readonly code: Pick<SiteCode, 'find' | 'release' | 'renew'> & { readonly parts: Pick<SiteCode['parts'], 'copy'> };
  /** In ms, for one address. */
  readonly timeoutMs: number;
  /** The release that is live now, which may be newer than the page; undefined where that is not known. */
  readonly latest: (name: string) => Promise<SiteRemote | undefined>;
  readonly bad: BadReleases;
  readonly leave: LeaveWatch;
  /** A remote as this tab takes it, where a developer's stands in its place. */
  readonly overridden?: (remote: SiteRemote) => SiteRemote;
  /** Told when a release could not be loaded and the one before it was taken. */
  readonly onFallback: (remote: SiteRemote, url: string, error: unknown) => void;
  /** Told when a download starts and ends, for the progress bar (PD56). */
  readonly onActivity: (change: 'start' | 'end') => void;
}

/** A remote's module, what has to come before it may import more of itself, and the address of the release that it is of. */
export interface LoadedRemote extends RemoteModule {
  readonly code: RemoteCode;
  readonly url: string;
  /** Which copy of the shell's parts it shares modules with. */
  readonly copy: string;
}

interface LoadOptions {
  /** The page for which it is loaded: its files have come when the load resolves. */
  readonly page: PageAddress;
  /** Asks anew, for what is live by then, whatever failed before. */
  readonly isRetry?: boolean;
}

interface Patience {
  /** In ms, for one address. */
  readonly ms?: number | undefined;
}

/**
 * Loads a remote's module, from the release before where the present one does not load or has failed in this browser; concurrent callers of one release share
 * one load, and only a success is kept. An address is asked for once: a browser keeps a module that has run, and some engines keep one that failed, with
 * every parent of it. Rejects when no release of it loads.
 */
export type LoadRemote = (remote: SiteRemote, options: LoadOptions) => Promise<LoadedRemote>;

/**
 * The other release of a remote, after the code of the one at `broken` has failed: this browser takes that one from now on. Undefined, and nothing is remembered,
 * where there is no other; rejects where that one does not load.
 */
type LoadInstead = (remote: SiteRemote, broken: string, page: PageAddress) => Promise<LoadedRemote | undefined>;

export interface RemoteLoader {
  readonly load: LoadRemote;
  readonly loadInstead: LoadInstead;
}

export function createRemoteLoader(parts: RemoteLoaderParts): RemoteLoader {
  const { code, timeoutMs, bad, leave, onActivity, overridden = (remote) => remote } = parts;
  /** By the address of the release. */
  const loads = new Map<string, Promise<LoadedRemote>>();
  const tried = new Set<string>();

  function inTime<T>(name: string, work: (signal: AbortSignal) => Promise<T>, ms = timeoutMs): Promise<T> {
    const given = new AbortController();
    return withinTime(() => work(given.signal), ms, `Loading ${name}`).finally(() => given.abort());
  }

  async function loadFrom(name: string, url: string, page: PageAddress, ms?: number): Promise<LoadedRemote> {
    if (tried.has(url)) code.renew(url);
    tried.add(url);
    const release = code.release(name, url);
    const loaded = await inTime(
      name,
      async (signal) => {
        await release.code.page(page);
        const { loadRemote, copy } = await parts.federation();
        // Too late: somebody may have asked for another address by now.
        signal.throwIfAborted();
        release.shares(copy);
        return { module: await loadRemote(release.entry, release.scripts), copy };
      },
      ms,
    );
    return { ...readRemoteModule(name, loaded.module), code: release.code, url, copy: loaded.copy };
  }

  /** The module may be there, and the files of another page of it may not. */
  async function takeRelease(
    name: string,
    url: string,
    page: PageAddress,
    { isAnew, ms }: Patience & { readonly isAnew?: boolean | undefined } = {},
  ): Promise<LoadedRemote> {
    const known = isAnew ? undefined : loads.get(url);
    if (known) {
      const loaded = await known;
      // One that shares modules with a copy that has lost one is loaded with the next, once for all who ask.
      if (loaded.copy !== code.parts.copy())
        return takeRelease(name, url, page, { isAnew: loads.get(url) === known, ms });
      await inTime(name, () => loaded.code.page(page), ms);
      return loaded;
    }
    const loading = loadFrom(name, url, page, ms);
    loads.set(url, loading);
    loading.catch(() => {
      if (loads.get(url) === loading) loads.delete(url);
    });
    return loading;
  }

  async function takeBest(remote: SiteRemote, { page, isRetry, ms }: LoadOptions & Patience): Promise<LoadedRemote> {
    const { name } = remote;
    const [first, next] = best(remote, bad);
    if (first === undefined) throw new NotLoadedError(`Nobody knows where ${name} is.`);
    try {
      return await takeRelease(name, first, page, { isAnew: isRetry, ms });
    } catch (error) {
      if (leave.isLeaving()) {
        // The browser has ended it, and the release is not to blame.
        await leave.stayed();
        return takeBest(remote, { page });
      }
      // No release is to blame for what the shell has lost.
      if (next === undefined || lostPartOf(error)) throw error;
      const left = error instanceof TimeoutError ? LEFT_MS : timeoutMs;
      const loaded = await takeRelease(name, next, page, { ms: left }).catch(() => Promise.reject(error));
      // Whoever else waited for it knows already.
      if (!bad.has(first)) parts.onFallback(remote, first, error);
      bad.add(first);
      return loaded;
    }
  }

  /** A release that was taken back after this tab had heard of it has no known files any more; the one that is live now does. */
  async function takeLatest(known: SiteRemote, options: LoadOptions, error: unknown): Promise<LoadedRemote> {
    if (error instanceof TimeoutError) throw error;
    const asked = withinTime(() => parts.latest(known.name), PATIENCE_MS, `Asking for ${known.name}`);
    const latest = await asked.catch(() => undefined);
    const remote = latest && overridden(latest);
    if (remote?.url === undefined || offered(known).includes(remote.url)) throw error;
    return takeBest(remote, options);
  }

  async function inWords<T>(name: string, isQuiet: boolean, work: () => Promise<T>): Promise<T> {
    if (!isQuiet) onActivity('start');
    try {
      return await work();
    } catch (error) {
      throw asFailure(name, error);
    } finally {
      if (!isQuiet) onActivity('end');
    }
  }

  /** A remote of which the page does not say where its release is, and what is left of the time that its release has. */
  async function found(known: SiteRemote, locale: Locale): Promise<Patience & { readonly remote: SiteRemote }> {
    if (offered(known).length > 0) return { remote: known };
    const since = Date.now();
    try {
      const remote = await inTime(known.name, () => code.find(known.name, locale));
      return { remote: remote ?? known, ms: timeoutMs - (Date.now() - since) };
    } catch (error) {
      if (!leave.isLeaving()) throw error;
      await leave.stayed();
      return found(known, locale);
    }
  }

  return {
    load: (released, options) => {
      const known = overridden(released);
      const first = releaseToTake(known, bad);
      const isThere = !options.isRetry && first !== undefined && loads.has(first);
      return inWords(known.name, isThere, async () => {
        const latest = options.isRetry && (await inTime(known.name, () => parts.latest(known.name)));
        const { remote, ms } = await found(latest ? overridden(latest) : known, options.page.locale);
        if (options.isRetry) bad.forget(offered(remote));
        const taken = takeBest(remote, { ...options, ms });
        return options.isRetry ? taken : taken.catch((error) => takeLatest(remote, options, error));
      });
    },
    loadInstead: (released, broken, page) =>
      inWords(released.name, false, async () => {
        const remote = overridden(released);
        bad.add(broken);
        const other = offered(remote).find((url) => !bad.has(url));
        try {
          if (other !== undefined) return await takeRelease(remote.name, other, page);
        } catch (error) {
          bad.forget([broken]);
          throw error;
        }
        bad.forget([...offered(remote), broken]);
        return undefined;
      }),
  };
}

/** Address of the release that a load of the remote asks for first; undefined until it is found. */
export function releaseToTake(remote: SiteRemote, bad: BadReleases): string | undefined {
  return best(remote, bad)[0];
}

/** The release that is live, and the one before it; none until they are found. */
function offered({ url, fallbackUrl }: SiteRemote): readonly string[] {
  return [url, fallbackUrl].filter((address) => address !== undefined);
}

/** What to try, in this order: nothing that failed, unless all did. */
function best(remote: SiteRemote, bad: BadReleases): readonly string[] {
  const whole = offered(remote).filter((url) => !bad.has(url));
  return whole.length > 0 ? whole : offered(remote);
}

function asFailure(name: string, error: unknown): Error {
  if (error instanceof TimeoutError) return error;
  return new NotLoadedError(`${name} could not be loaded: ${error}`, { cause: error });
}
