import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '../guards/outcome';
import type { Target } from '../routes/target';
import type { HostNavigation } from './create-navigation';
import { endNavigation, letIn, navigationOf, proceed, remembered } from './testing/navigation-fixtures';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/auth/login');
});
afterEach(endNavigation);

/** Somebody on the login page, while the guards keep silent about every other one until they are let speak. */
async function onLoginPage() {
  let speak: (decision: Decision) => void = () => {};
  const said = new Promise<Decision>((resolve) => (speak = resolve));
  const decide = vi.fn(async ({ path }: Target) => (path === '/auth/login' ? proceed : said));
  const { navigation } = navigationOf(decide);
  await navigation.enter();
  return { navigation, decide, speak: (decision: Decision) => speak(decision) };
}

describe('F57: a switch of language while a move is under way', () => {
  it('R8 R42: leads after a sign-in to the remembered path, in the new language, and in place of the login page', async () => {
    remembered.remember('/dashboard/billing/invoices?month=2026-10#x');
    const { navigation, speak } = await onLoginPage();
    const entries = window.history.length;
    let isThere = false;
    const arriving = navigation.continueAfterSignIn().then(() => (isThere = true));
    const switching = navigation.switchLocale('es');
    expect(remembered.read()).toBe('/dashboard/billing/invoices?month=2026-10#x');
    await Promise.resolve();
    expect(isThere).toBe(false);
    speak(letIn);
    await Promise.all([arriving, switching]);
    expect(navigation.getSnapshot().href).toBe('/es/dashboard/billing/invoices?month=2026-10#x');
    expect(window.history.length).toBe(entries);
    expect(remembered.read()).toBeUndefined();
  });

  it('keeps what a link leads to, as an entry of its own with its state', async () => {
    const { navigation, speak } = await onLoginPage();
    const moving = navigation.navigate('/dashboard/statistics', { state: { from: 'link' } });
    const switching = navigation.switchLocale('ru');
    speak(letIn);
    await Promise.all([moving, switching]);
    expect(navigation.getSnapshot()).toMatchObject({
      href: '/ru/dashboard/statistics',
      action: 'PUSH',
      state: { from: 'link' },
    });
  });

  it('keeps where back and forward lead to, in the entry that they have reached', async () => {
    const { navigation, speak } = await onLoginPage();
    window.history.replaceState(null, '', '/dashboard/statistics');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const switching = navigation.switchLocale('es');
    speak(letIn);
    await switching;
    expect(navigation.getSnapshot()).toMatchObject({ href: '/es/dashboard/statistics', action: 'REPLACE' });
  });
});

describe('F365: who moves on while a switch of language is on its way', () => {
  /** A page in English on which Spanish was chosen, whose titles and code never come. */
  async function switching(texts: 'have come' | 'have not come') {
    let language = 'en';
    const { navigation } = navigationOf(async () => proceed, {
      language: () => language,
      prepare: async ({ href }, found) => {
        if (href !== '/es/auth/login') return found;
        if (texts === 'have come') language = 'es';
        return new Promise(() => {});
      },
    });
    await navigation.enter();
    void navigation.switchLocale('es');
    await new Promise((resolve) => setTimeout(resolve));
    return navigation;
  }

  it.each<[string, (navigation: HostNavigation) => Promise<void>, string]>([
    ['by a link', ({ navigate }) => navigate('/dashboard?page=2#x'), '/es/dashboard?page=2#x'],
    ['after a sign-in', ({ continueAfterSignIn }) => continueAfterSignIn(), '/es/dashboard'],
    ['within the page', ({ navigate }) => navigate('?page=2', { replace: true }), '/es/auth/login?page=2'],
    ['but not by a link into a third one', ({ navigate }) => navigate('/ru/dashboard'), '/ru/dashboard'],
  ])('stays in it once the page speaks it: %s', async (_case, move, reached) => {
    const navigation = await switching('have come');
    await move(navigation);
    expect(navigation.getSnapshot().href).toBe(reached);
  });

  it('stays in the language of the page until then, and takes the choice back by choosing that one', async () => {
    const early = await switching('have not come');
    await early.navigate('/dashboard');
    expect(early.getSnapshot().href).toBe('/dashboard');
    window.history.replaceState(null, '', '/auth/login');
    const late = await switching('have come');
    await late.switchLocale('en');
    expect(late.getSnapshot().href).toBe('/auth/login');
  });
});

it('F318: the language that stands already is no move, which would lead to the top', async () => {
  const { navigation } = await onLoginPage();
  const heard = vi.fn();
  navigation.subscribe(heard);
  await navigation.switchLocale('en');
  expect(heard).not.toHaveBeenCalled();
});

it('F57 R42: a way that the guards do not get an answer about, or that leads back to the login page, is remembered', async () => {
  remembered.remember('/dashboard/billing');
  const { navigation, decide, speak } = await onLoginPage();
  speak({ kind: 'unanswered' });
  await navigation.continueAfterSignIn();
  expect(navigation.getSnapshot().href).toBe('/auth/login');
  expect(remembered.read()).toBe('/dashboard/billing');
  decide.mockImplementation(async ({ path }) =>
    path === '/auth/login' ? proceed : { kind: 'redirect', to: '/auth/login' },
  );
  await navigation.continueAfterSignIn();
  expect(remembered.read()).toBe('/dashboard/billing');
});
