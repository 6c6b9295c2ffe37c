import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../api/client';
import { createQueryClient } from '../api/query-client';
import { queryKeys } from '../api/query-keys';
import { createDrafts } from '../platform/drafts';
import { createEventBus } from '../platform/events';
import type { SafeStorage } from '../platform/safe-storage';
import { createTestApi, TEST_API_BASE } from '../testing';
import { createAuthStorage } from './auth-storage';
import { followOtherTabs } from './cross-tab';
import type { PageCache } from './page-cache';
import { safeStorage } from './safe-storage';
import { createSession, type HostSession } from './session';
import { createThemeChoice } from './theme-choice';

const stops: (() => void)[] = [];

/** sessionStorage of a tab of its own; localStorage is the one that all tabs share. */
function createTabStorage(): SafeStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value).has(key),
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  };
}

/** A tab of this browser; its API knows the user whose token it is sent: the token `of-ana` is Ana's. */
function openTab() {
  const api = createTestApi({
    'POST /auth/login': ({ body }: { body: { email: string } }) => ({ access_token: `of-${body.email}` }),
    'GET /auth/validate': ({ headers }: { headers: Record<string, string> }) => ({
      user_id: headers.authorization?.replace('Bearer of-', ''),
    }),
    'POST /auth/logout': undefined,
  });
  const events = createEventBus();
  const local = safeStorage(() => localStorage);
  const tab = createTabStorage();
  const storage = createAuthStorage(local, tab);
  const drafts = createDrafts(tab, () => session.getSnapshot().user?.id);
  const client = createApiClient({
    baseUrl: TEST_API_BASE,
    identity: () => session.identity(),
    errorText: (key) => key,
    fetch: api.fetch,
  });
  const queries = createQueryClient();
  const cache: Pick<PageCache, 'made' | 'onMade'> = { made: () => queries, onMade: (listener) => listener(queries) };
  const session: HostSession = createSession({
    leave: { isLeaving: () => false, stayed: async () => {} },
    api: () => client,
    cache,
    storage,
    events,
    tell: () => {},
    drafts,
    text: (key) => key,
    fetchProfile: async () => null,
  });
  const theme = createThemeChoice(local, document.createElement('html'), events);
  const onSignedIn = vi.fn();
  const followLocale = vi.fn(async () => {});
  const seen: string[] = [];
  events.on('session.signed-in').subscribe(() => seen.push('session.signed-in'));
  events.on('session.signed-out').subscribe(({ reason }) => seen.push(`session.signed-out ${reason}`));
  events.on('theme.changed').subscribe(() => seen.push('theme.changed'));
  events.on('locale.changed').subscribe(() => seen.push('locale.changed'));
  stops.push(
    followOtherTabs({ session, storage, drafts, local, theme, events, cache, page: window, onSignedIn, followLocale }),
  );
  const signIn = (email: string, remember: boolean) => session.signIn({ email, password: 'x', remember });
  const userOf = () => session.getSnapshot().user?.id;
  return { api, events, queries, session, drafts, theme, onSignedIn, followLocale, seen, signIn, userOf };
}

/** Lets every message that is on its way arrive: a message of our own through the same channel comes after them. */
async function settle() {
  const [sender, receiver] = [new BroadcastChannel('careline'), new BroadcastChannel('careline')];
  await new Promise((resolve) => {
    receiver.onmessage = resolve;
    sender.postMessage('not a message of the site');
  });
  sender.close();
  receiver.close();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('several tabs', () => {
  it('a remembered sign-in reaches the tabs where nobody is signed in', async () => {
    const [first, second] = [openTab(), openTab()];
    expect(await second.session.initialise()).toBe(false);
    await first.signIn('ana', true);
    await vi.waitFor(() => expect(second.onSignedIn).toHaveBeenCalledOnce());
    expect(second.userOf()).toBe('ana');
  });

  it('a sign-in for the session stays in its tab', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.signIn('ana', false);
    await settle();
    expect(second.userOf()).toBeUndefined();
    expect(second.api.calls).toEqual([]);
  });

  it('a sign-out reaches every tab of that user, also after a reload, and no tab of another', async () => {
    const [remembered, ownToken, other] = [openTab(), openTab(), openTab()];
    await ownToken.signIn('ana', false);
    await other.signIn('ben', false);
    await remembered.signIn('ana', true);
    const reloaded = openTab();
    await reloaded.session.initialise();
    await settle();
    ownToken.drafts.write('profile', 'half');

    await reloaded.session.signOut();
    await vi.waitFor(() => expect([remembered.userOf(), ownToken.userOf()]).toEqual([undefined, undefined]));
    await settle();
    expect(ownToken.seen.at(-1)).toBe('session.signed-out other-tab');
    expect(ownToken.drafts.read('profile')).toBeUndefined();
    expect(other.userOf()).toBe('ben');
    expect(reloaded.api.callsOf('POST /auth/logout')).toHaveLength(1);
    expect(ownToken.api.callsOf('POST /auth/logout')).toEqual([]);
  });

  it('F272: who signs out in a tab with a token of its own is signed out on the device as well', async () => {
    const [ownToken, remembered] = [openTab(), openTab()];
    await ownToken.signIn('ana', false);
    localStorage.setItem('careline.token', 'of-ana of the device');
    localStorage.setItem('careline.identity', JSON.stringify({ userId: 'ana', permissions: [] }));
    await ownToken.session.signOut();
    expect(await ownToken.session.start()).toBe(false);
    expect(remembered.api.calls).toEqual([]);
  });

  it('F272: a tab that hears of it late leaves what was remembered of that user since', async () => {
    const [late, again] = [openTab(), openTab()];
    await late.signIn('ana', false);
    await again.signIn('ana', true);
    await settle();
    const other = new BroadcastChannel('careline');
    stops.push(() => other.close());
    localStorage.setItem('careline.token', 'of-ana since then');
    other.postMessage({ type: 'signed-out', userId: 'ana' });
    await vi.waitFor(() => expect(late.userOf()).toBeUndefined());
    expect(localStorage.getItem('careline.token')).toBe('of-ana since then');
  });

  it('a refused token ends the sessions that share it and leaves drafts and other tokens alone', async () => {
    const [first, second, ownToken] = [openTab(), openTab(), openTab()];
    await ownToken.signIn('ana', false);
    await first.signIn('ana', true);
    await vi.waitFor(() => expect(second.userOf()).toBe('ana'));
    second.drafts.write('profile', 'half');
    first.api.answer('GET /auth/validate', {});
    await first.session.validate();
    await vi.waitFor(() => expect(second.userOf()).toBeUndefined());
    await settle();
    expect(ownToken.userOf()).toBe('ana');
    await second.signIn('ana', false);
    expect(second.drafts.read('profile')).toBe('half');
  });

  it("another user's remembered sign-in takes the place of the one before", async () => {
    const [first, second] = [openTab(), openTab()];
    await first.signIn('ana', true);
    await vi.waitFor(() => expect(second.userOf()).toBe('ana'));
    await first.signIn('ben', true);
    await vi.waitFor(() => expect(second.seen).toContain('session.signed-out other-user'));
    expect(second.onSignedIn).toHaveBeenCalledTimes(2);
    expect(await second.session.initialise()).toBe(true);
    expect(second.userOf()).toBe('ben');
  });

  it('a tab that slept through a sign-out compares with storage when it is shown again', async () => {
    const tab = openTab();
    await tab.signIn('ana', true);
    localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.userOf()).toBeUndefined();
    expect(tab.seen.at(-1)).toBe('session.signed-out other-tab');
  });

  it('F242: what a tab was told before its storage showed it is done as soon as that does', async () => {
    const [first, second] = [openTab(), openTab()];
    const late = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    localStorage.setItem('careline.token', 'of-ana');
    late('careline.token');
    await vi.waitFor(() => expect([first.userOf(), second.userOf()]).toEqual(['ana', 'ana']));
    localStorage.removeItem('careline.token');
    late('careline.identity');
    expect(second.userOf()).toBe('ana');
    late('careline.token');
    expect([first.userOf(), second.userOf()]).toEqual([undefined, undefined]);
  });

  it('F242: a sign-out that storage shows before it is told takes the drafts with it all the same', async () => {
    const tab = openTab();
    await tab.signIn('ana', true);
    await settle();
    tab.drafts.write('profile', 'half');
    localStorage.removeItem('careline.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'careline.token' }));
    expect(tab.userOf()).toBeUndefined();
    const other = new BroadcastChannel('careline');
    stops.push(() => other.close());
    other.postMessage({ type: 'signed-out', userId: 'ana' });
    await settle();
    await tab.signIn('ana', false);
    expect(tab.drafts.read('profile')).toBeUndefined();
  });

  it('F13: a tab that sees the end of a session offers nobody its e-mail, although its removal may arrive later', async () => {
    const tab = openTab();
    await tab.signIn('ana', true);
    localStorage.removeItem('careline.token');
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.userOf()).toBeUndefined();
    expect(tab.session.rememberedEmail()).toBeUndefined();
  });

  it('F3: a tab that failed to follow another one still tells of what it does itself', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const [tab, other] = [openTab(), openTab()];
    const [, show] = listen.mock.calls.find(([name]) => name === 'pageshow') ?? [];
    await tab.signIn('ana', true);
    await settle();
    localStorage.clear();
    const mend = tab.session.subscribe(() => {
      throw new Error('A listener broke.');
    });
    // Called by hand, because what a listener throws ends with the event that called it.
    expect(() => typeof show === 'function' && show(new Event('pageshow'))).toThrow('A listener broke.');
    mend();
    tab.theme.choose('purple');
    await vi.waitFor(() => expect(other.theme.getSnapshot()).toBe('purple'));
  });

  // A banner of the layout watches, and leaves the asking to the guards (F322). What was on its way to it is of before the second change (F368).
  it.each(['nobody', 'a banner'])(
    "F16 F322 F368: a list that one tab has changed is asked for anew after each change in that user's other tabs, where %s watches it",
    async (who) => {
      const [first, second, other] = [openTab(), openTab(), openTab()];
      await Promise.all([first.signIn('ana', false), second.signIn('ana', false), other.signIn('ben', false)]);
      const asked = await Promise.all(
        [first, second, other].map(async ({ queries }) => {
          const queryFn = vi.fn(() => new Promise((answer) => setTimeout(answer, 20, ['number'])));
          await queries.fetchQuery({ queryKey: queryKeys.forwardingNumbers, queryFn });
          return queryFn;
        }),
      );
      const watched = { queryKey: queryKeys.forwardingNumbers, queryFn: () => asked[1]?.() ?? [], enabled: false };
      if (who === 'a banner') stops.push(new QueryObserver(second.queries, watched).subscribe(() => {}));
      for (const id of ['n1', 'n2']) first.events.emit('number.changed', { id, change: 'deleted' });
      await vi.waitFor(() => expect(asked[1]).toHaveBeenCalledTimes(3));
      await settle();
      expect(asked.map((queryFn) => queryFn.mock.calls.length)).toEqual([1, 3, 1]);
    },
  );

  it("F16: what a remote keeps of its own is stale in that user's other tabs after what its queries name, and nothing else is", async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.signIn('ana', false), second.signIn('ana', false)]);
    const kept = { bills: ['subscription.changed', 'number.changed'], codes: ['number.changed'], log: undefined };
    for (const [key, staleAfter] of Object.entries(kept))
      await second.queries.fetchQuery({ queryKey: [key], queryFn: async () => key, meta: { staleAfter } });
    const stale = () => Object.keys(kept).filter((key) => second.queries.getQueryState([key])?.isInvalidated);
    first.events.emit('subscription.changed', { id: 's1', status: 'active' });
    await vi.waitFor(() => expect(stale()).toEqual(['bills']));
    first.events.emit('number.changed', { id: 'n1', change: 'purchased' });
    await vi.waitFor(() => expect(stale()).toEqual(['bills', 'codes']));
  });

  it('theme and language follow without an echo', async () => {
    const [first, second] = [openTab(), openTab()];
    const heard = vi.fn();
    const listener = new BroadcastChannel('careline');
    stops.push(() => listener.close());
    listener.onmessage = heard;
    first.theme.choose('purple');
    first.events.emit('locale.changed', { locale: 'ru' });
    first.events.emit('locale.changed', { locale: 'xx' });
    await vi.waitFor(() => expect(second.followLocale).toHaveBeenCalledWith('ru'));
    await settle();
    expect(second.theme.getSnapshot()).toBe('purple');
    expect(second.followLocale).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
