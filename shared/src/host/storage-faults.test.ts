import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { parseConfig } from '../platform/config';
import { createTestApi, createTestNavigation, TEST_API_BASE, testUser } from '../testing';
import { ana, sessionAnswers } from '../testing/test-session';
import { createPlatform } from './create-platform';
import { createPageCache } from './page-cache';

const refusal = (name: string) => () => {
  throw new DOMException('no', name);
};

function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal('QuotaExceededError'));
}

function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refusal('SecurityError'));
  }
}

/** A window whose storage may not even be looked at, and no channel to other tabs, as in Firefox without cookies. */
function pageWithoutStorage(): Window {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        refusal('SecurityError')();
      }
    },
  );
  return new Proxy(window, {
    get: (target, name) => {
      if (name === 'localStorage' || name === 'sessionStorage') throw new DOMException('no', 'SecurityError');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function startPage(page: Window = window) {
  const api = createTestApi({ ...sessionAnswers, 'GET /auth/validate': testUser });
  const platform = await createPlatform({
    config: parseConfig({ apiBaseUrl: TEST_API_BASE }),
    locale: 'en',
    page,
    cache: createPageCache(async () => createQueryClient()),
    fetch: api.fetch,
    connect: () => ({
      navigation: createTestNavigation('/', 'shell'),
      widgets: { mount: async () => ({ update: async () => {}, unmount: async () => {} }) },
    }),
  });
  onTestFinished(platform.stop);
  return platform;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('F3: storage that is full', () => {
  it('keeps the session of a page that is loaded anew, and its token', async () => {
    localStorage.setItem('careline.token', 'kept-token');
    fillStorage();
    const { session } = await startPage();
    expect(await session.start()).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ isAuthenticated: true, token: 'kept-token' });
    expect(localStorage.getItem('careline.token')).toBe('kept-token');
  });

  it.each([true, false])('lets a user sign in, remembered: %s, with the token in memory', async (remember) => {
    fillStorage();
    const { session } = await startPage();
    await session.signIn({ ...ana, remember });
    expect(session.getSnapshot()).toMatchObject({ isAuthenticated: true, token: 'fresh-token' });
    expect(session.rememberedEmail()).toBe(ana.email);
    expect(await session.validate()).toBe(true);
    await session.signOut();
    expect(session.rememberedEmail()).toBeUndefined();
    expect(await session.start()).toBe(false);
  });

  it('lets the theme change, also when the tab is shown again', async () => {
    fillStorage();
    const { theme } = await startPage();
    theme.choose('purple');
    expect([theme.getSnapshot(), document.documentElement.dataset.theme]).toEqual(['purple', 'purple']);
    window.dispatchEvent(new Event('pageshow'));
    expect(theme.getSnapshot()).toBe('purple');
  });

  it('keeps drafts as long as the page stands', async () => {
    fillStorage();
    const { drafts } = await startPage();
    drafts.write('profile', { first_name: 'An' });
    expect(drafts.read('profile')).toEqual({ first_name: 'An' });
    drafts.clear();
    expect(drafts.read('profile')).toBeUndefined();
  });
});

describe.each([
  [
    'blocked',
    () => {
      blockStorage();
      return window;
    },
  ],
  ['not even to be looked at', pageWithoutStorage],
])('F3: storage that is %s', (_case, open) => {
  it('starts a site for a visitor, who may sign in and out', async () => {
    const { session, drafts, theme } = await startPage(open());
    expect(theme.getSnapshot()).toBe('green');
    expect(await session.start()).toBe(false);
    await session.signIn(ana);
    expect(session.getSnapshot()).toMatchObject({ isAuthenticated: true, token: 'fresh-token' });
    drafts.write('profile', 'half');
    expect(drafts.read('profile')).toBe('half');
    theme.choose('blue');
    expect(theme.getSnapshot()).toBe('blue');
    window.dispatchEvent(new Event('pageshow'));
    expect(session.getSnapshot().isAuthenticated).toBe(true);
    await session.signOut();
    expect(session.getSnapshot()).toMatchObject({ isAuthenticated: false, token: undefined });
  });
});
