import type { Platform } from '@careline/shared';
import { PlatformRoot } from '@careline/shared/host';
import { LinkProvider } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AppLink } from '../layouts/app-link';
import { onCodeUpdated } from './hot-updates';
import styles from './pane.module.css';
import { PaneError } from './pane-error';
import { PaneSkeleton } from './pane-skeleton';

/** The place of one remote or widget on the page: its root, and what stands there until it has mounted or after it failed. */
export interface Pane {
  /** A fresh element to mount the release at `url` in; the one before it is gone. */
  readonly newRoot: (url?: string) => HTMLElement;
  readonly showLoading: () => void;
  readonly showRoot: () => void;
  readonly showError: (error: unknown, onRetry: () => void) => void;
  readonly remove: () => void;
}

/** `data-release` of a pane while nobody knows which release will stand in it; the release's address stands there afterwards. */
export const comingRelease = '';

export interface PaneParts {
  readonly platform: Platform;
  readonly container: HTMLElement;
  readonly remote: string;
  /** Widgets are parts of a page: their error is smaller and their skeleton shorter. */
  readonly size: 'page' | 'widget';
}

export function createPane({ platform, container, remote, size }: PaneParts): Pane {
  const element = document.createElement('div');
  element.dataset.remote = remote;
  element.className = styles.pane ?? '';
  const status = document.createElement('div');
  status.className = styles.status ?? '';
  element.append(status);
  container.append(element);
  let mounted: HTMLElement | undefined;
  let view: Root | undefined;
  let ignoreUpdates = () => {};

  function show(content: ReactNode): void {
    view ??= createRoot(status, { identifierPrefix: `pane-${remote}-` });
    view.render(
      <PlatformRoot platform={platform} owner="shell">
        <LinkProvider component={AppLink}>{content}</LinkProvider>
      </PlatformRoot>,
    );
  }

  function dropRoot(): void {
    ignoreUpdates();
    mounted?.remove();
    mounted = undefined;
    delete element.dataset.release;
  }

  return {
    newRoot: (url) => {
      dropRoot();
      if (url !== undefined) element.dataset.release = url;
      mounted = document.createElement('div');
      element.append(mounted);
      return mounted;
    },
    showLoading: () => {
      // Retry leaves with the error, and what comes is another root's.
      if (element.contains(document.activeElement)) {
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
      }
      dropRoot();
      element.dataset.release = comingRelease;
      show(<PaneSkeleton size={size} />);
    },
    showRoot: () => {
      view?.unmount();
      view = undefined;
    },
    showError: (error, onRetry) => {
      dropRoot();
      show(<PaneError error={error} size={size} onRetry={onRetry} />);
      ignoreUpdates = onCodeUpdated(onRetry);
    },
    remove: () => {
      ignoreUpdates();
      element.remove();
      view?.unmount();
      view = undefined;
    },
  };
}
