import { NotLoadedError, type Platform, type RemoteProps } from '@careline/shared';
import type { LeaveWatch } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import type { LoadAnew } from '../navigation/retry-here';
import { type ContainedRoot, createContainedRoot } from './contained-root';
import { createPane } from './pane';
import type { RemoteLoader } from './remote-loader';
import { reportFailure, reportMounted } from './report';
import { isTimeout } from './within-time';

export interface RemoteHostParts extends RemoteLoader {
  readonly platform: Platform;
  readonly leave: LeaveWatch;
  /** The release to take now; another one once the registry has changed. */
  readonly release: (name: string) => SiteRemote | undefined;
  /** Where the panes of pages stand; one element for all layouts. */
  readonly outlet: HTMLElement;
  /** Starts a reload of the page unless one was tried just before; says whether it did. */
  readonly reload: () => boolean;
  /** For a Retry that cannot heal in this document. */
  readonly loadAnew: LoadAnew;
  /** Whether the user is on the way elsewhere: a reload would not lead there. */
  readonly isMoving: () => boolean;
}

/** The thin lifecycles that single-spa gets for one remote: each settles at once or soon, whatever the remote does. */
export function remoteLifecycles(known: SiteRemote, parts: RemoteHostParts) {
  const { platform, outlet } = parts;
  const { navigation } = platform;
  const release = () => parts.release(known.name) ?? known;
  let root: ContainedRoot<RemoteProps> | undefined;
  let stopFollowing = () => {};

  /** The other pages of a remote are whole, perhaps, and so is the page in another language: an error stands for the page on which it came. */
  function restartOnMoves(failing: ContainedRoot<RemoteProps>): () => void {
    let { path, locale } = navigation.getSnapshot();
    return navigation.subscribe(() => {
      const next = navigation.getSnapshot();
      if (next.owner !== known.name || (next.path === path && next.locale === locale)) return;
      ({ path, locale } = next);
      failing.restartFailed();
    });
  }

  return {
    bootstrap: async () => {},
    mount: async (singleSpaProps: object) => {
      root = createContainedRoot({
        name: known.name,
        timeoutMs: platform.config.remoteTimeoutMs,
        leave: parts.leave,
        pane: createPane({ platform, container: outlet, remote: known.name, size: 'page' }),
        load: (isRetry) => parts.load(release(), { page: navigation.getSnapshot(), isRetry }),
        loadInstead: (broken) => parts.loadInstead(release(), broken, navigation.getSnapshot()),
        props: (own) => ({ ...singleSpaProps, ...own, platform }),
        // Files of a release that is gone: a fresh page knows the one that took its place (PL4). What hangs would be waited for a second time.
        reload: (error) => error instanceof NotLoadedError && !isTimeout(error) && !parts.isMoving() && parts.reload(),
        loadAnew: parts.loadAnew,
        onMounted: (url) => reportMounted(platform, known.name, url),
        onFailed: (phase, error, url) => reportFailure(platform, { remote: known.name, phase, error, url }),
      });
      stopFollowing = restartOnMoves(root);
      void root.start();
    },
    unmount: async () => {
      stopFollowing();
      await root?.unmount();
      root = undefined;
    },
  };
}
