import { NotLoadedError, type RemoteCode, type RemoteModule } from '@careline/shared';
import type { SiteRemote } from '@careline/shared/manifest';
import type { PageAddress } from './release-files';
import { readRemoteModule } from './remote-module';
import type { SiteCode } from './site-code';
import { TimeoutError, withinTime } from './within-time';

/** The two functions of Module Federation's runtime that the shell needs. */
interface Federation {
  readonly registerRemotes: (
    remotes: { name: string; entry: string; type: 'module' }[],
    options: { force: boolean },
  ) => void;
  readonly loadRemote: (id: string) => Promise<unknown>;
}

export interface RemoteLoaderParts {
  readonly federation: () => Promise<Federation>;
  readonly code: Pick<SiteCode, 'release' | 'renew'>;
  /** In ms, for one address. */
  readonly timeoutMs: number;
  /** The release that is live now, which may be newer than the page; undefined where that is not known. */
  readonly latest: (name: string) => Promise<SiteRemote | undefined>;
  /** Told when a release could not be loaded and the one before it was taken. */
  readonly onFallback: (remote: SiteRemote, error: unknown) => void;
  /** Told when a download starts and ends, for the progress bar (PD56). */
  readonly onActivity: (change: 'start' | 'end') => void;
}

/** A remote's module, and what has to come before it may import more of itself. */
interface LoadedRemote extends RemoteModule {
  readonly code: RemoteCode;
}

interface LoadOptions {
  /** The page for which it is loaded: its files have come when the load resolves. */
  readonly page: PageAddress;
  /** Asks anew, for what is live by then. */
  readonly isRetry?: boolean;
}

/**
 * Loads a remote's module; concurrent callers of one release share one load, and only a success is kept. An address is asked for once: a browser keeps a
 * module that has run, and some engines keep one that failed, with every parent of it. Rejects when no release of it loads.
 */
export type LoadRemote = (remote: SiteRemote, options: LoadOptions) => Promise<LoadedRemote>;

export function createRemoteLoader(parts: RemoteLoaderParts): LoadRemote {
  const { code, timeoutMs, onActivity } = parts;
  /** By the address that was asked for. */
  const loads = new Map<string, Promise<LoadedRemote>>();
  const tried = new Set<string>();

  function inTime<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const given = new AbortController();
    return withinTime(() => work(given.signal), timeoutMs, `Loading ${name}`).finally(() => given.abort());
  }

  async function loadFrom(name: string, url: string, page: PageAddress): Promise<LoadedRemote> {
    if (tried.has(url)) code.renew(url);
    tried.add(url);
    const release = code.release(name, url);
    const scope = name.replaceAll('-', '_');
    const loaded = await inTime(name, async (signal) => {
      await release.code.page(page);
      const federation = await parts.federation();
      // Too late: somebody may have asked for another address by now.
      signal.throwIfAborted();
      federation.registerRemotes([{ name: scope, entry: release.entry, type: 'module' }], { force: true });
      return federation.loadRemote(`${scope}/remote`);
    });
    return { ...readRemoteModule(name, loaded), code: release.code };
  }

  async function load(known: SiteRemote, { page, isRetry = false }: LoadOptions): Promise<LoadedRemote> {
    onActivity('start');
    try {
      const latest = isRetry ? await inTime(known.name, () => parts.latest(known.name)) : undefined;
      const remote = latest ?? known;
      const loaded = await loadFrom(remote.name, remote.url, page).catch((error: unknown) =>
        fallBack(remote, page, error),
      );
      loads.set(remote.url, Promise.resolve(loaded));
      return loaded;
    } catch (error) {
      throw asFailure(known.name, error);
    } finally {
      onActivity('end');
    }
  }

  async function fallBack(remote: SiteRemote, page: PageAddress, error: unknown): Promise<LoadedRemote> {
    if (remote.fallbackUrl === undefined) throw error;
    const loaded = await loadFrom(remote.name, remote.fallbackUrl, page).catch(() => Promise.reject(error));
    parts.onFallback(remote, error);
    return loaded;
  }

  /** The module is there; another page of it may have files that are not. */
  async function takePage(name: string, loading: Promise<LoadedRemote>, page: PageAddress): Promise<LoadedRemote> {
    const loaded = await loading;
    try {
      await inTime(name, () => loaded.code.page(page));
    } catch (error) {
      throw asFailure(name, error);
    }
    return loaded;
  }

  return (remote, options) => {
    const known = options.isRetry ? undefined : loads.get(remote.url);
    if (known) return takePage(remote.name, known, options.page);
    const loading = load(remote, options);
    loads.set(remote.url, loading);
    loading.catch(() => {
      if (loads.get(remote.url) === loading) loads.delete(remote.url);
    });
    return loading;
  };
}

function asFailure(name: string, error: unknown): Error {
  if (error instanceof TimeoutError) return error;
  return new NotLoadedError(`${name} could not be loaded: ${error}`, { cause: error });
}
