import type { RemoteModule } from '@careline/shared';
import type { SiteRemote } from '@careline/shared/manifest';
import { readRemoteModule } from './remote-module';
import { TimeoutError, withinTime } from './within-time';

/** No release of a remote could be loaded; the cause says why. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}

/** The two functions of Module Federation's runtime that the shell needs. */
export interface Federation {
  readonly registerRemotes: (
    remotes: { name: string; entry: string; type: 'module' }[],
    options: { force: boolean },
  ) => void;
  readonly loadRemote: (id: string) => Promise<unknown>;
}

export interface RemoteLoaderParts {
  readonly federation: Federation;
  /** In ms, for one address. */
  readonly timeoutMs: number;
  /** The release that is live now, which may be newer than the page; undefined where that is not known. */
  readonly latest: (name: string) => Promise<SiteRemote | undefined>;
  /** A fresh address of a file that has run already and failed; rejects where the file is not the one that the page expects. */
  readonly refresh: (url: string) => Promise<string>;
  /** Told when a release could not be loaded and the one before it was taken. */
  readonly onFallback: (remote: SiteRemote, error: unknown) => void;
  /** Told when a download starts and ends, for the progress bar (decisions.md D56). */
  readonly onActivity: (change: 'start' | 'end') => void;
}

/**
 * Loads a remote's module; concurrent callers of one release share one load, and only a success is kept. A retry asks anew, for what is
 * live by then.
 * Rejects when no release of it loads.
 */
export type LoadRemote = (remote: SiteRemote, isRetry?: boolean) => Promise<RemoteModule>;

export function createRemoteLoader(parts: RemoteLoaderParts): LoadRemote {
  const { federation, timeoutMs, onActivity } = parts;
  /** By the address that was asked for. */
  const loads = new Map<string, Promise<RemoteModule>>();
  const loadedUrls = new Set<string>();

  function inTime<T>(name: string, work: () => Promise<T>): Promise<T> {
    return withinTime(work, timeoutMs, `Loading ${name}`);
  }

  async function loadFrom(name: string, url: string): Promise<RemoteModule> {
    // The browser keeps a module that has run: after a failure it takes another address to run it again.
    const entry = loadedUrls.has(url) ? await inTime(name, () => parts.refresh(url)) : url;
    const scope = name.replaceAll('-', '_');
    federation.registerRemotes([{ name: scope, entry, type: 'module' }], { force: true });
    const loaded = await inTime(name, () => federation.loadRemote(`${scope}/remote`));
    loadedUrls.add(url);
    return readRemoteModule(name, loaded);
  }

  async function load(known: SiteRemote, isRetry: boolean): Promise<RemoteModule> {
    onActivity('start');
    try {
      const latest = isRetry ? await inTime(known.name, () => parts.latest(known.name)) : undefined;
      const remote = latest ?? known;
      const module = await loadFrom(remote.name, remote.url).catch((error: unknown) => fallBack(remote, error));
      loads.set(remote.url, Promise.resolve(module));
      return module;
    } catch (error) {
      throw error instanceof TimeoutError
        ? error
        : new NotLoadedError(`${known.name} could not be loaded: ${error}`, { cause: error });
    } finally {
      onActivity('end');
    }
  }

  async function fallBack(remote: SiteRemote, error: unknown): Promise<RemoteModule> {
    if (remote.fallbackUrl === undefined) throw error;
    const module = await loadFrom(remote.name, remote.fallbackUrl).catch(() => Promise.reject(error));
    parts.onFallback(remote, error);
    return module;
  }

  return (remote, isRetry = false) => {
    const known = isRetry ? undefined : loads.get(remote.url);
    if (known) return known;
    const loading = load(remote, isRetry);
    loads.set(remote.url, loading);
    loading.catch(() => {
      if (loads.get(remote.url) === loading) loads.delete(remote.url);
    });
    return loading;
  };
}
