import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteError } from '../errors/site-error';
import { TimeoutError } from '../remotes/within-time';
import { endNavigation, letIn, navigationOf, proceed, remembered } from './testing/navigation-fixtures';

beforeEach(() => sessionStorage.clear());
afterEach(endNavigation);

it('R42 R43: after a sign-in goes to the remembered path once, else to the dashboard of the language', async () => {
  window.history.replaceState(null, '', '/es/auth/login');
  remembered.remember('/es/dashboard/billing?page=2#x');
  const { navigation } = navigationOf(async ({ path }) => (path === '/auth/login' ? proceed : letIn));
  await navigation.enter();
  await navigation.continueAfterSignIn();
  expect(navigation.getSnapshot().href).toBe('/es/dashboard/billing?page=2#x');
  await navigation.continueAfterSignIn();
  expect(navigation.getSnapshot().href).toBe('/es/dashboard');
});

it('R42: a remembered path that ends on the error page is cleared too', async () => {
  window.history.replaceState(null, '', '/auth/login');
  remembered.remember('/nope');
  const { navigation } = navigationOf(async ({ path }) =>
    path === '/nope' ? { kind: 'error', error: new SiteError('Page not found: /nope', { status: 404 }) } : proceed,
  );
  await navigation.enter();
  await navigation.continueAfterSignIn();
  expect(window.location.pathname).toBe('/nope');
  expect(remembered.read()).toBeUndefined();
});

it('F259 R39 R42: a login page that cannot be shown keeps where the visitor wanted to go', async () => {
  window.history.replaceState(null, '', '/dashboard/billing?page=2');
  let isSignedIn = false;
  let isLost = true;
  const { navigation } = navigationOf(
    async ({ path, href }) => {
      if (path === '/sign-in') return proceed;
      if (isSignedIn) return letIn;
      remembered.remember(href);
      return { kind: 'redirect', to: '/sign-in' };
    },
    {
      prepare: async (_target, found) => {
        if (isLost) throw new TimeoutError('The layout took longer than 8000 ms.');
        return found;
      },
    },
  );
  await navigation.enter();
  expect(navigation.site.getSnapshot()).toMatchObject({ error: {}, location: { path: '/sign-in' } });
  isLost = false;
  await navigation.navigate('/sign-in', { replace: true });
  isSignedIn = true;
  await navigation.continueAfterSignIn();
  expect(navigation.getSnapshot().href).toBe('/dashboard/billing?page=2');
  expect(remembered.read()).toBeUndefined();
});

it.each([
  ['after a sign-in takes the place of the login page', true],
  ['of a link has an entry of its own', false],
])('F369: the load that a lost file ends in %s', async (_case, isReplacing) => {
  window.history.replaceState(null, '', '/auth/login');
  const reload = vi.fn(() => true);
  const { navigation } = navigationOf(async ({ path }) => (path === '/auth/login' ? proceed : letIn), {
    reload,
    prepare: ({ path }, found) => (path === '/auth/login' ? Promise.resolve(found) : Promise.reject(new Error('lost'))),
  });
  await navigation.enter();
  await (isReplacing ? navigation.continueAfterSignIn() : navigation.navigate('/dashboard'));
  expect(reload).toHaveBeenCalledExactlyOnceWith('/dashboard', { replace: isReplacing });
});
