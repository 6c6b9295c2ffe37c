import type { PageCache, Store } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import type { LoadingIndicator } from '@careline/shared/ui';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { AppearanceChoice } from './appearance';
import type { SiteError } from './errors/site-error';
import type { SiteModules } from './modules';
import type { SiteState } from './navigation/site-state';
import type { Waiting } from './navigation/waiting';
import type { SingleKey } from './palette/single-key';

/** The layout that may stand on entry before the guards have spoken. */
export interface EntryFrame {
  /** Whether a validated user may see the dashboard's layout around the page that they wait for. */
  readonly isOpenTo: (userId: string | undefined) => boolean;
  /** Brings its code; never rejects, because the move itself says what cannot be loaded. */
  readonly load: () => Promise<void>;
}

/** What the shell's own components need beside the platform. */
export interface SiteParts {
  readonly appearance: AppearanceChoice;
  /** Missing where pages are rendered to markup. */
  readonly singleKey?: SingleKey;
  readonly site: Pick<Store<SiteState>, 'getSnapshot' | 'subscribe'>;
  /** What prerendered markup shows: hydration starts from it, whatever the guards have said by then. */
  readonly entry?: SiteState;
  readonly registry: Pick<Store<SiteRegistry>, 'getSnapshot' | 'subscribe'>;
  readonly modules: SiteModules;
  /** What has been asked for already; missing where pages are rendered to markup. */
  readonly cache?: Pick<PageCache, 'made'>;
  readonly indicator: LoadingIndicator;
  /** The one element in which every remote's pane stands; missing where pages are rendered to markup. */
  readonly outlet?: HTMLElement;
  readonly frame: EntryFrame;
  /** Whether the user was found complete on this device: until then most pages lead back to the step. */
  readonly isComplete: (userId: string | undefined) => boolean;
  /** What the document's HTML has painted in the place of the site; it stands until there is more to show. */
  readonly outline?: HTMLElement | undefined;
  /** These are rendered to markup that stands before anything is known: shapes take the place of what the registry and the session will tell. */
  readonly isOutline?: boolean;
  /** The move that takes long or found no answer. */
  readonly waiting: Pick<Waiting, 'state' | 'retry' | 'settle'>;
  /** Remotes of a developer that stand in the place of released ones: name and address of each. Removing one loads the page anew. */
  readonly overrides?: { readonly list: ReadonlyMap<string, string>; readonly remove: (name: string) => void };
  /** Told once the layout of what was admitted first stands. */
  readonly onEntered?: () => void;
  /** Puts the site on the error page; missing where pages are rendered to markup. */
  readonly showError?: (error: SiteError) => void;
  /** Shows the error page's cause again from the start. */
  readonly retry: () => void;
}

const SiteContext = createContext<SiteParts | undefined>(undefined);

export function SiteProvider({ parts, children }: { readonly parts: SiteParts; readonly children: ReactNode }) {
  return <SiteContext value={parts}>{children}</SiteContext>;
}

export function useSite(): SiteParts {
  const parts = useContext(SiteContext);
  if (parts === undefined) throw new Error('No site here: render inside <SiteProvider>.');
  return parts;
}

export function useSiteState(): SiteState {
  const { site, entry } = useSite();
  return useSyncExternalStore(site.subscribe, site.getSnapshot, () => entry ?? site.getSnapshot());
}

export function useRegistry(): SiteRegistry {
  const { registry } = useSite();
  return useSyncExternalStore(registry.subscribe, registry.getSnapshot, registry.getSnapshot);
}

/** What a user may have to be told of the move that takes long or found no answer. */
export function useWaiting() {
  const { state } = useSite().waiting;
  return useSyncExternalStore(state.subscribe, state.getSnapshot, state.getSnapshot);
}

/** Language and unprefixed path of what is shown. */
export function useHere() {
  return useSiteState().location;
}
