import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ApiClient } from '../api/client';
import type { OverlayStore } from '../ui/overlay-store';
import type { ToastStore } from '../ui/toast-store';
import type { RuntimeConfig } from './config';
import type { Drafts } from './drafts';
import type { EventBus } from './events';
import type { Navigation } from './navigation';
import type { Session } from './session';
import type { Texts } from './texts';
import type { ThemeChoice } from './theme-choice';
import type { Widgets } from './widgets';

/**
 * Everything that the shell gives to every remote, among the props of its lifecycles. One instance for the page, made by the shell;
 * a remote under test gets one made for that test (`@careline/shared/testing`).
 */
export interface Platform {
  /** Version of this contract, semver. */
  readonly contract: string;
  readonly config: RuntimeConfig;
  readonly session: Session;
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly events: EventBus;
  readonly i18n: i18n;
  readonly navigation: Navigation;
  readonly toasts: ToastStore;
  readonly overlays: OverlayStore;
  readonly widgets: Widgets;
  readonly drafts: Drafts;
  readonly theme: ThemeChoice;
  readonly texts: Texts;
}
