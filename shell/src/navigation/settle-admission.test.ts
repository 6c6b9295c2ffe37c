import { afterEach, expect, it, vi } from 'vitest';
import { SiteError } from '../errors/site-error';
import { parseRouteRules } from '../guards/route-rules';
import type { SiteRoute } from '../routes/route-table';
import { readTarget } from '../routes/target';
import { createVisitorPlatform } from '../visitor-platform';
import { createScrollMemory } from './scroll-memory';
import { settleAdmission } from './settle-admission';
import type { SiteState } from './site-state';

const platform = await createVisitorPlatform('/', 'en');
const rules = parseRouteRules({
  id: 'b1',
  matcher: { static: {}, wildcard: {}, dynamic: {} },
  prerendered: ['/professionals', '/prices'],
});
window.scrollTo = () => {};
// What the user does ends the waiting for a heading.
afterEach(() => void window.dispatchEvent(new Event('keydown')));

function state(href: string, change: Partial<SiteRoute> = {}): SiteState {
  const target = readTarget(href);
  const route: SiteRoute = {
    path: target.path,
    layout: 'default',
    access: 'public',
    owner: 'mf-x',
    data: [],
    widgets: [],
    middleware: [],
    title: 'X',
    ...change,
  };
  return {
    location: { ...target, key: href, action: 'PUSH', startedAt: 0, owner: route.owner, state: undefined },
    route,
    error: undefined,
  };
}

function settleWith(json: (path: string) => Promise<unknown>) {
  const onOwnerChange = vi.fn();
  const outlet = document.createElement('div');
  const settle = settleAdmission({
    page: window,
    base: platform,
    files: { json, quietJson: json },
    buildId: 'b1',
    rules: async () => rules,
    outlet,
    onOwnerChange,
  });
  return { settle, outlet, onOwnerChange };
}

it('R205: a move to a prerendered page fetches its payload, and goes on without it', async () => {
  const json = vi.fn().mockResolvedValueOnce({ description: 'For you' }).mockRejectedValue(new Error('404'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.head.innerHTML = '<meta name="description" content="old">';
  const { settle } = settleWith(json);
  const entry = state('/auth/login');
  settle(entry, entry);
  settle(state('/professionals'), entry);
  await vi.waitFor(() =>
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('For you'),
  );
  expect(json).toHaveBeenCalledWith('/professionals/_payload.json?b1', 'force-cache');
  settle(state('/auth/register'), entry);
  settle(state('/professionals'), entry);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(json).toHaveBeenCalledTimes(2);
});

it('R246: each page that is admitted keeps its language for the next visit', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  const { settle } = settleWith(async () => ({}));
  const entry = state('/es/auth/login');
  settle(entry, entry);
  settle(state('/ru/auth/register'), entry);
  const kept = write.mock.calls.map(([cookie]) => cookie.split(';')[0]);
  expect(kept).toEqual(['i18n_redirected=es', 'i18n_redirected=ru']);
});

it('R205: so does a click that comes before the entry page was admitted', async () => {
  const json = vi.fn(async () => ({ description: 'For you' }));
  const { settle } = settleWith(json);
  settle(state('/professionals'), state('/'));
  await vi.waitFor(() => expect(json).toHaveBeenCalledWith('/professionals/_payload.json?b1', 'force-cache'));
});

it('R205: a payload that comes after the next move describes nothing', async () => {
  const answers = new Map<string, (payload: object) => void>();
  const { settle } = settleWith((path) => new Promise((resolve) => answers.set(path, resolve)));
  document.head.innerHTML = '<meta name="description" content="old">';
  const meta = document.querySelector('meta[name="description"]');
  const written = meta && vi.spyOn(meta, 'setAttribute');
  const [first, second] = [state('/professionals'), state('/prices')];
  settle(first, state('/'));
  settle(second, first);
  await vi.waitFor(() => expect(answers.size).toBe(2));
  answers.get('/professionals/_payload.json?b1')?.({ description: 'For you' });
  answers.get('/prices/_payload.json?b1')?.({ description: 'Prices' });
  await vi.waitFor(() => expect(meta?.getAttribute('content')).toBe('Prices'));
  expect(written).not.toHaveBeenCalledWith('content', 'For you');
});

it.each([
  ['a page without one', '/dashboard/billing'],
  ['one whose payload cannot be had', '/prices'],
])('PL5: the description of a public page does not stay on %s', (_what, next) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.head.innerHTML = '<meta name="description" content="For you">';
  const { settle } = settleWith(() => Promise.reject(new Error('404')));
  const content = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
  const entry = state('/professionals');
  settle(entry, entry);
  expect(content()).toBe('For you');
  settle(state(next), entry);
  expect(content()).toBe('');
});

it('titles the page, hides the outlet where the shell serves, and lets single-spa change', () => {
  const { settle, outlet, onOwnerChange } = settleWith(async () => ({}));
  settle(state('/dashboard/billing', { title: 'Billing' }), state('/'));
  expect(document.title).toBe('Billing · Careline');
  expect(outlet.hidden).toBe(false);
  settle(state('/dashboard', { owner: 'shell', titleKey: 'dashboard.title' }), state('/dashboard/billing'));
  expect(document.title).toBe('Dashboard · Careline');
  expect(outlet.hidden).toBe(true);
  expect(onOwnerChange).toHaveBeenCalledTimes(2);
});

it('an open question ends with the page that asked it, and stays through a change of language', async () => {
  const { settle } = settleWith(async () => ({}));
  const page = state('/dashboard/billing');
  settle(page, state('/dashboard'));
  const question = platform.overlays.create<object, boolean>(() => null, { props: {} });
  const answer = question.open();
  settle(state('/es/dashboard/billing'), page);
  settle(state('/dashboard/billing?page=2'), page);
  expect(platform.overlays.getSnapshot()).toMatchObject([{ isOpen: true }]);
  settle(state('/dashboard/account'), page);
  expect(platform.overlays.getSnapshot()).toMatchObject([{ isOpen: false }]);
  expect(await answer).toBeUndefined();
  void question.open();
  settle(state('/dashboard/billing', { owner: 'shell' }), page);
  expect(platform.overlays.getSnapshot()).toMatchObject([{ isOpen: false }]);
});

it('F3: back finds its place in storage that is full, and its page where storage is blocked', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3_000, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true, writable: true });
  const { settle } = settleWith(async () => ({}));
  const [page, next] = [state('/dashboard/billing'), state('/dashboard/account')];
  const back = { ...page, location: { ...page.location, action: 'POP' as const } };
  settle(page, state('/dashboard'));
  settle(next, page);
  settle(back, next);
  document.body.innerHTML = '<main><h1>Billing</h1></main>';
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
  full.mockRestore();
  for (const method of ['getItem', 'setItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  settle(next, back);
  expect(() => settle({ ...back, location: { ...back.location, key: 'unknown' } }, next)).not.toThrow();
});

it('AX11: the title of an error is in the language of the page', async () => {
  const russian = await createVisitorPlatform('/', 'ru');
  const settle = settleAdmission({
    page: window,
    base: russian,
    files: { json: async () => ({}), quietJson: async () => ({}) },
    buildId: 'b1',
    rules: async () => rules,
    outlet: document.createElement('div'),
    onOwnerChange: () => {},
  });
  const missing = {
    ...state('/ru/nope'),
    route: undefined,
    error: new SiteError('Page not found: /ru/nope', { status: 404 }),
  };
  settle(missing, state('/ru'));
  expect(document.title).toBe('404 - Страница не\u00a0найдена · Careline');
});

it('F141: a tab keeps its place as it goes out of sight, because one that is discarded there is told nothing', () => {
  Object.defineProperty(window, 'scrollY', { value: 480, configurable: true, writable: true });
  const { settle } = settleWith(async () => ({}));
  const page = state('/dashboard/incoming-calls');
  settle(page, page);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(createScrollMemory(window).find(page.location.key)).toBe(480);
});

it('F146: a page that is left before it has come to its place keeps that place', async () => {
  window.scrollTo = () => {};
  const scrolled = (scrollY: number) =>
    Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3_000, configurable: true });
  const { settle } = settleWith(async () => ({}));
  const [page, next] = [state('/dashboard/statistics'), state('/dashboard/account')];
  settle(page, page);
  scrolled(640);
  settle(next, page);
  // Its data have not come yet, and it is too short.
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 700, configurable: true });
  scrolled(0);
  const back = { ...page, location: { ...page.location, action: 'POP' as const } };
  settle(back, next);
  settle(next, back);
  expect(createScrollMemory(window).find(page.location.key)).toBe(640);
});

it('F413: the error page ends every question at once, for one of them may be what has thrown', () => {
  const closeAll = vi.spyOn(platform.overlays, 'closeAll');
  const { settle } = settleWith(async () => ({}));
  const entry = state('/auth/login');
  settle({ ...entry, error: new SiteError('broken') }, entry);
  expect(closeAll).toHaveBeenCalledExactlyOnceWith(true);
});
