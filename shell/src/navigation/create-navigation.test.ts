import { NotLoadedError } from '@careline/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteError } from '../errors/site-error';
import type { Decision } from '../guards/outcome';
import { TimeoutError } from '../remotes/within-time';
import type { SiteRoute } from '../routes/route-table';
import type { Target } from '../routes/target';
import type { NavigationParts } from './create-navigation';
import type { SiteState } from './site-state';
import { endNavigation, navigationOf, proceed, route } from './testing/navigation-fixtures';

beforeEach(() => window.history.replaceState(null, '', '/start'));
afterEach(endNavigation);

it('admits an address only after the guards have spoken', async () => {
  let speak = (_decision: Decision) => {};
  const { navigation } = navigationOf(
    () =>
      new Promise((resolve) => {
        speak = resolve;
      }),
  );
  const moving = navigation.navigate('/a?x=1#y');
  expect(window.location.pathname).toBe('/start');
  expect(navigation.site.getSnapshot().route).toBeUndefined();
  speak(proceed);
  await moving;
  expect(navigation.getSnapshot()).toMatchObject({ href: '/a?x=1#y', owner: 'mf-a', action: 'PUSH' });
  expect(window.location.pathname).toBe('/a');
});

it('what an entry page shows before its guards have spoken stays the very same once they let it in', async () => {
  const { navigation } = navigationOf(async () => proceed, { prerendered: route });
  const shown = navigation.site.getSnapshot();
  await navigation.enter();
  expect(navigation.site.getSnapshot()).toBe(shown);
  expect(window.history.state).toMatchObject({ key: shown.location.key });
  await navigation.navigate('/start');
  expect(navigation.site.getSnapshot()).not.toBe(shown);
});

it('R8: an unprefixed path keeps the language of the current path', async () => {
  const { navigation } = navigationOf(async () => proceed);
  await navigation.switchLocale('es');
  expect(window.location.pathname).toBe('/es/start');
  await navigation.navigate('/a');
  expect(window.location.pathname).toBe('/es/a');
  await navigation.navigate('/ru/a');
  expect(navigation.href('/b')).toBe('/ru/b');
  await navigation.switchLocale('en');
  expect(window.location.pathname).toBe('/a');
});

it('another entry of the history that is come to before the guards have spoken is not shown as the first', async () => {
  let isAsked = false;
  const { navigation } = navigationOf(
    async () => {
      if (isAsked) return proceed;
      isAsked = true;
      return new Promise(() => {});
    },
    { prerendered: route },
  );
  void navigation.enter();
  window.history.replaceState(null, '', '/start?page=2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(navigation.getSnapshot().href).toBe('/start?page=2'));
});

it('the last of several moves wins', async () => {
  const waiting: ((decision: Decision) => void)[] = [];
  const { navigation } = navigationOf(() => new Promise((resolve) => waiting.push(resolve)));
  const first = navigation.navigate('/first');
  const second = navigation.navigate('/second');
  waiting[0]?.(proceed);
  await new Promise((next) => setTimeout(next));
  expect(navigation.isMoving()).toBe(true);
  waiting[1]?.(proceed);
  await Promise.all([first, second]);
  expect(navigation.isMoving()).toBe(false);
  expect(window.location.pathname).toBe('/second');
});

it('R59: follows redirects without a full load, and cuts a loop after ten', async () => {
  const ends = navigationOf(async ({ path }) => (path === '/old' ? { kind: 'redirect', to: '/new' } : proceed));
  await ends.navigation.navigate('/old');
  expect(window.location.pathname).toBe('/new');
  const decide = vi.fn(async (): Promise<Decision> => ({ kind: 'redirect', to: '/round' }));
  const loops = navigationOf(decide);
  await loops.navigation.navigate('/round');
  expect(decide).toHaveBeenCalledTimes(11);
  expect(loops.navigation.site.getSnapshot().error?.message).toContain('Too many redirects');
});

it('R58: an external end is a full page load', async () => {
  const { navigation, leave } = navigationOf(async () => ({ kind: 'external', to: 'https://other.example/' }));
  await navigation.navigate('/partner');
  expect(leave).toHaveBeenCalledWith('https://other.example/', { replace: false });
  expect(window.location.pathname).toBe('/start');
});

it('never moves to a script, and never off the site by a path', async () => {
  const { navigation, leave } = navigationOf(async () => proceed);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await navigation.navigate('javascript:alert(1)');
  await navigation.navigate('//evil.example/x');
  expect(leave).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/evil.example/x');
});

it('R32 R35: an error shows at its address and is cleared by the next move', async () => {
  const { navigation } = navigationOf(async ({ path }) =>
    path === '/nope' ? { kind: 'error', error: new SiteError('Page not found: /nope', { status: 404 }) } : proceed,
  );
  await navigation.navigate('/nope');
  expect(window.location.pathname).toBe('/nope');
  expect(navigation.site.getSnapshot()).toMatchObject({ error: { status: 404 }, route: undefined });
  await navigation.navigate('/a');
  expect(navigation.site.getSnapshot().error).toBeUndefined();
});

it('R34: a bot is shown no error, and the page stays', async () => {
  const { navigation } = navigationOf(async () => ({ kind: 'error', error: new SiteError('x') }), {
    mayShow: () => false,
  });
  await navigation.enter();
  expect(navigation.site.getSnapshot().error).toBeUndefined();
});

it('runs the guards again on back and forward, and not for the events of single-spa', async () => {
  const decide = vi.fn(async (target: Target): Promise<Decision> => {
    return target.path === '/closed' ? { kind: 'redirect', to: '/open' } : proceed;
  });
  navigationOf(decide);
  window.history.replaceState(null, '', '/closed');
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
  expect(decide).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/open'));
});

it('R204: in an outdated page the next move to another path is a full load', async () => {
  const { navigation, leave } = navigationOf(async () => proceed, { isOutdated: () => true });
  await navigation.enter();
  await navigation.navigate('?page=2');
  expect(leave).not.toHaveBeenCalled();
  await navigation.navigate('/a');
  expect(leave).toHaveBeenCalledWith('/a', { replace: false });
});

it('the address that stands is no second entry of the history', async () => {
  const { navigation } = navigationOf(async () => proceed);
  await navigation.navigate('/a?page=2');
  expect(navigation.getSnapshot().action).toBe('PUSH');
  await navigation.navigate('/a?page=2');
  expect(navigation.getSnapshot().action).toBe('REPLACE');
});

it('F308: nor is the one that the guards lead back to', async () => {
  const { navigation } = navigationOf(async ({ path }) =>
    path === '/closed' ? { kind: 'redirect', to: '/step' } : proceed,
  );
  await navigation.navigate('/step');
  await navigation.navigate('/closed');
  expect(navigation.getSnapshot()).toMatchObject({ path: '/step', action: 'REPLACE' });
});

it('F411: a history that takes no more keeps nobody from the page, and has its address again with the next one', async () => {
  const onAdmitted = vi.fn();
  const { navigation } = navigationOf(async () => proceed, { onAdmitted });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  await navigation.navigate('/a');
  expect([onAdmitted.mock.calls.length, navigation.getSnapshot().path]).toEqual([1, '/a']);
  await navigation.navigate('/b');
  expect(window.location.pathname).toBe('/b');
});

it('runs the guards again where they are asked to, and stays where they agree', async () => {
  let decision: Decision = proceed;
  const { navigation } = navigationOf(async ({ path }) => (path === '/onboarding/profile' ? decision : proceed));
  await navigation.navigate('/onboarding/profile');
  const before = navigation.getSnapshot();
  await navigation.rerunGuards();
  expect(navigation.getSnapshot()).toBe(before);
  decision = { kind: 'redirect', to: '/onboarding/business-address' };
  await navigation.rerunGuards();
  expect(navigation.getSnapshot()).toMatchObject({ path: '/onboarding/business-address', action: 'REPLACE' });
});

it('R243: code that cannot be loaded reloads the address once, then shows the error page', async () => {
  const reload = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
  const { navigation } = navigationOf(async () => proceed, {
    reload,
    prepare: () => Promise.reject(new Error('chunk')),
  });
  await navigation.navigate('/a');
  expect(navigation.site.getSnapshot().error).toBeUndefined();
  await navigation.navigate('/a');
  expect(navigation.site.getSnapshot().error?.message).toBe('chunk');
  expect(reload).toHaveBeenCalledWith('/a', { replace: false });
});

it('R243 F1: code that hangs is told of at once: a page that is loaded anew would wait for it as long again', async () => {
  const reload = vi.fn(() => true);
  const hanging = new NotLoadedError('/a', { cause: new TimeoutError('layout.js took longer than 8000 ms.') });
  const { navigation } = navigationOf(async () => proceed, { reload, prepare: () => Promise.reject(hanging) });
  await navigation.navigate('/a');
  expect(navigation.site.getSnapshot().error?.text?.key).toBe('pane.tooSlow');
  expect(reload).not.toHaveBeenCalled();
});

/** Guards that know a session: all but the login page is open only until `end`, which asks them to decide again, as followSession does. */
function guardedNavigation(change: Partial<NavigationParts> = {}) {
  let isSignedIn = true;
  const decide = vi.fn(
    async ({ path }: Target): Promise<Decision> =>
      isSignedIn || path === '/auth/login' ? proceed : { kind: 'redirect', to: '/auth/login' },
  );
  const onAdmitted = vi.fn((_state: SiteState) => {});
  const { navigation } = navigationOf(decide, { onAdmitted, ...change });
  const end = () => {
    isSignedIn = false;
    return navigation.rerunGuards();
  };
  const admitted = () => onAdmitted.mock.calls.map(([{ location }]) => `${location.action} ${location.path}`);
  return { navigation, decide, onAdmitted, end, admitted };
}

it('a session that ends while the code of a page is on its way opens the login page in its place', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const prepare = vi.fn(async (target: Target, found: SiteRoute) => {
    if (target.path === '/a') await code;
    return found;
  });
  const { navigation, end, admitted } = guardedNavigation({ prepare });
  const moving = navigation.navigate('/a');
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
  const asked = end();
  arrive();
  await Promise.all([moving, asked]);
  expect(admitted()).toEqual(['PUSH /auth/login']);
  expect(window.location.pathname).toBe('/auth/login');
});

it('a move that is asked about while its guards still speak begins anew from where it wanted to go', async () => {
  const words: Decision[] = [{ kind: 'redirect', to: '/b' }, proceed, { kind: 'redirect', to: '/c' }, proceed];
  const asked: string[] = [];
  const { navigation } = navigationOf(async ({ path }) => {
    asked.push(path);
    if (asked.length === 2) void navigation.rerunGuards();
    return words.shift() ?? proceed;
  });
  await navigation.navigate('/a');
  expect(asked).toEqual(['/a', '/b', '/a', '/c']);
  expect(window.location.pathname).toBe('/c');
});

it('a session that ends with the very admission of a page leads to the login page after it', async () => {
  const { navigation, onAdmitted, end, admitted } = guardedNavigation();
  onAdmitted.mockImplementationOnce(() => void end());
  await navigation.navigate('/a');
  expect(admitted()).toEqual(['PUSH /a', 'REPLACE /auth/login']);
});

it('guards that ask for themselves again and again end as a loop', async () => {
  const { navigation } = navigationOf(async () => {
    await Promise.resolve();
    if (navigation.isMoving()) void navigation.rerunGuards();
    return proceed;
  });
  await navigation.navigate('/a');
  expect(navigation.site.getSnapshot().error?.message).toContain('Too many redirects');
  expect(navigation.isMoving()).toBe(false);
});

it('guards that were asked again about a page say nothing any more once another one stands', async () => {
  let speak = (_decision: Decision) => {};
  const { navigation } = navigationOf(
    ({ path }) => (path === '/start' ? new Promise((resolve) => (speak = resolve)) : Promise.resolve(proceed)),
    { prerendered: route },
  );
  const again = navigation.rerunGuards();
  await navigation.navigate('/b');
  speak({ kind: 'redirect', to: '/auth/login' });
  await again;
  expect(window.location.pathname).toBe('/b');
});
