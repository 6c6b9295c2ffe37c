import * as v from 'valibot';
import type { DraftStore } from '../platform/drafts';
import type { EventBus, PlatformEvent, SignOutReason } from '../platform/events';
import { isLocale, type Locale } from '../platform/locale';
import type { SafeStorage } from '../platform/safe-storage';
import { storageKeys } from '../platform/storage-keys';
import type { ThemeChoice } from '../platform/theme-choice';
import { parseThemeId } from '../ui/theme';
import type { AuthStorage } from './auth-storage';
import { changedLists, type ListChange, listChanges } from './list-changes';
import type { PageCache } from './page-cache';
import type { HostSession } from './session';
import { storedTheme } from './theme-choice';

const CHANNEL = 'careline';

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('changed'), userId: v.string(), change: v.picklist(listChanges) }),
  v.object({ type: v.literal('signed-out'), userId: v.string() }),
  v.object({ type: v.literal('storage-changed') }),
  v.object({ type: v.literal('theme'), theme: v.string() }),
  v.object({ type: v.literal('locale'), locale: v.string() }),
]);
type Message = v.InferOutput<typeof messageSchema>;

export interface CrossTabParts {
  readonly session: HostSession;
  readonly storage: AuthStorage;
  readonly drafts: Pick<DraftStore, 'clearOf'>;
  /** What all tabs share. */
  readonly local: SafeStorage;
  readonly theme: ThemeChoice;
  readonly events: EventBus;
  readonly cache: Pick<PageCache, 'made'>;
  /** Shows the page in the language that another tab chose, without telling it on as `locale.changed`. */
  readonly followLocale: (locale: Locale) => Promise<void>;
  /** Another tab signed in with the persistent token; the guards decide again. */
  readonly onSignedIn: () => void;
  readonly page: Window;
}

/**
 * What one tab does reaches the others: a change of what they have loaded and sign-out every tab of that user, sign-in and a refused token
 * only tabs that read the persistent one, theme and language all. A BroadcastChannel misses frozen tabs and the back/forward cache, so storage is the truth and is compared
 * whenever the page is shown again. Returns the way to stop.
 */
export function followOtherTabs({
  session,
  storage,
  drafts,
  local,
  theme,
  events,
  cache,
  followLocale,
  onSignedIn,
  page,
}: CrossTabParts): () => void {
  const channel = openChannel();
  let userId: string | undefined;
  let isFollowing = false;

  function tell(message: Message): void {
    if (!isFollowing) channel?.postMessage(message);
  }

  /** Applies a change without telling it on, or two tabs would echo for ever. */
  function follow(change: () => void): void {
    isFollowing = true;
    try {
      change();
    } finally {
      isFollowing = false;
    }
  }

  function compareWithStorage(): void {
    follow(() => theme.choose(storedTheme(local)));
    const { token } = session.getSnapshot();
    const stored = storage.read();
    if (token === undefined && stored?.isPersistent) {
      void session.initialise().then((isSignedIn) => isSignedIn && onSignedIn());
    } else if (token !== undefined && stored?.token !== token) {
      follow(() => session.forget(stored ? 'other-user' : 'other-tab'));
      if (stored) onSignedIn();
    }
  }

  function hearChange(change: ListChange): void {
    const queries = cache.made();
    // Also what is not on screen: the next page would begin with what is no more, such as the calls of a number that was given back.
    const queryKey = changedLists[change];
    void queries?.invalidateQueries({ queryKey, refetchType: 'all' });
    // Nor what only those watch who leave the asking to the guards, such as the banners of the layout: by itself TanStack Query leaves it out.
    for (const query of queries?.getQueryCache().findAll({ queryKey }) ?? [])
      if (query.isDisabled() && query.state.data !== undefined)
        void query.fetch(undefined, { cancelRefetch: true }).catch(() => {});
    // What a remote keeps of its own names what it is stale after: a number that was bought is on the bills.
    void queries?.invalidateQueries({
      predicate: ({ meta }) => Array.isArray(meta?.staleAfter) && meta.staleAfter.includes(change),
    });
  }

  function hearSignOut(who: string): void {
    if (who === userId) follow(() => session.end('other-tab'));
    else {
      // Storage may have said so first, but not why.
      drafts.clearOf(who);
      compareWithStorage();
    }
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(messageSchema, data);
    if (!parsed.success) return;
    const message = parsed.output;
    if (message.type === 'changed' && message.userId === userId) hearChange(message.change);
    else if (message.type === 'signed-out') hearSignOut(message.userId);
    else if (message.type === 'storage-changed') compareWithStorage();
    else if (message.type === 'theme') follow(() => theme.choose(parseThemeId(message.theme)));
    else if (message.type === 'locale' && isLocale(message.locale)) void followLocale(message.locale);
  });

  // Not by `session.signed-in`, which tells of a sign-in in this tab: a stored token brings a user too.
  const stopWatching = session.subscribe(() => {
    userId = session.getSnapshot().user?.id ?? userId;
  });

  function tellSignOut(reason: SignOutReason): void {
    if (reason === 'signed-out' && userId !== undefined) tell({ type: 'signed-out', userId });
    else tell({ type: 'storage-changed' });
    userId = undefined;
  }

  function tellChange(change: ListChange): void {
    if (userId !== undefined) tell({ type: 'changed', userId, change });
  }

  function tellOn(event: PlatformEvent): void {
    if (event.name === 'session.signed-in') tell({ type: 'storage-changed' });
    else if (event.name === 'session.signed-out') tellSignOut(event.reason);
    else if (event.name === 'theme.changed') tell({ type: 'theme', theme: event.theme });
    else if (event.name === 'locale.changed') tell({ type: 'locale', locale: event.locale });
  }

  // Each on its own: one that throws must not end the others.
  const subscriptions = [
    events.on('session.signed-in').subscribe(tellOn),
    events.on('session.signed-out').subscribe(tellOn),
    events.on('theme.changed').subscribe(tellOn),
    events.on('locale.changed').subscribe(tellOn),
    ...listChanges.map((change) => events.on(change).subscribe(({ name }) => tellChange(name))),
  ];

  const onVisible = () => {
    if (page.document.visibilityState === 'visible') compareWithStorage();
  };
  // Not by a message alone: a process may hear of a change before its storage shows it, and the e-mail of a session goes after its token.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.token) compareWithStorage();
    if (session.getSnapshot().token === undefined) session.noteStorage();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onVisible);
  page.document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.close();
    stopWatching();
    for (const subscription of subscriptions) subscription.unsubscribe();
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onVisible);
    page.document.removeEventListener('visibilitychange', onVisible);
  };
}

/** A browser that blocks storage for the site may refuse the channel too (Firefox does); the tab is then on its own. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
