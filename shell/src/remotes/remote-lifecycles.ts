import type { Platform, RemotePhase, RemoteProps } from '@careline/shared';
import type { SiteRemote } from '@careline/shared/manifest';
import { type ContainedRoot, createContainedRoot } from './contained-root';
import { createPane } from './pane';
import type { LoadRemote } from './remote-loader';
import { TimeoutError } from './within-time';

export interface RemoteHostParts {
  readonly platform: Platform;
  /** The release to take now; another one once the registry has changed. */
  readonly release: (name: string) => SiteRemote | undefined;
  readonly load: LoadRemote;
  /** Where the panes of pages stand; one element for all layouts. */
  readonly outlet: HTMLElement;
  /** Starts a reload of the page unless one was tried just before; says whether it did. */
  readonly reload: () => boolean;
}

/** The thin lifecycles that single-spa gets for one remote: each settles at once or soon, whatever the remote does. */
export function remoteLifecycles(known: SiteRemote, { platform, release, load, outlet, reload }: RemoteHostParts) {
  let root: ContainedRoot<RemoteProps> | undefined;

  async function loadOrReload(isRetry: boolean) {
    try {
      return await load(release(known.name) ?? known, { page: platform.navigation.getSnapshot(), isRetry });
    } catch (error) {
      // Files of a release that is gone: a fresh page knows the one that took its place (PL4).
      if (!isRetry && !(error instanceof TimeoutError) && reload()) return new Promise<never>(() => {});
      throw error;
    }
  }

  return {
    bootstrap: async () => {},
    mount: async (singleSpaProps: object) => {
      root = createContainedRoot({
        name: known.name,
        timeoutMs: platform.config.remoteTimeoutMs,
        pane: createPane({ platform, container: outlet, remote: known.name, size: 'page' }),
        load: loadOrReload,
        props: (own) => ({ ...singleSpaProps, ...own, platform }),
        onFailed: (phase, error) => reportFailure(platform, known.name, phase, error),
      });
      void root.start();
    },
    unmount: async () => {
      await root?.unmount();
      root = undefined;
    },
  };
}

/** Tells on the bus what failed; the shell writes it down (`follow-failures.ts`). */
export function reportFailure({ events }: Platform, remote: string, phase: RemotePhase, error: unknown): void {
  events.emit('remote.failed', { remote, phase, error: error instanceof Error ? error : new Error(String(error)) });
}
