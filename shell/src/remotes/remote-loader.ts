import type { RemoteModule } from '@careline/shared';
import type { SiteRemote } from '@careline/shared/manifest';
import { readRemoteModule } from './remote-module';
import { withinTime } from './within-time';

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
  /** Told when a release could not be loaded and the one before it was taken. */
  readonly onFallback: (remote: SiteRemote, error: unknown) => void;
  /** Told when a download starts and ends, for the progress bar (decisions.md D56). */
  readonly onActivity: (change: 'start' | 'end') => void;
}

/** Loads a remote's module; concurrent callers share one load, and only a success is kept. Rejects when no release of it loads. */
export type LoadRemote = (remote: SiteRemote) => Promise<RemoteModule>;

export function createRemoteLoader({ federation, timeoutMs, onFallback, onActivity }: RemoteLoaderParts): LoadRemote {
  const loads = new Map<string, Promise<RemoteModule>>();

  async function loadFrom(name: string, entry: string): Promise<RemoteModule> {
    const scope = name.replaceAll('-', '_');
    federation.registerRemotes([{ name: scope, entry, type: 'module' }], { force: true });
    return readRemoteModule(
      name,
      await withinTime(() => federation.loadRemote(`${scope}/remote`), timeoutMs, `Loading ${name}`),
    );
  }

  async function load(remote: SiteRemote): Promise<RemoteModule> {
    onActivity('start');
    try {
      return await loadFrom(remote.name, remote.url);
    } catch (error) {
      if (remote.fallbackUrl === undefined) throw error;
      const module = await loadFrom(remote.name, remote.fallbackUrl).catch(() => Promise.reject(error));
      onFallback(remote, error);
      return module;
    } finally {
      onActivity('end');
    }
  }

  return (remote) => {
    const known = loads.get(remote.name);
    if (known) return known;
    const loading = load(remote);
    loads.set(remote.name, loading);
    loading.catch(() => loads.delete(remote.name));
    return loading;
  };
}
