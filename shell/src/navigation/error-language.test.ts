import type { Locale } from '@careline/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteError } from '../errors/site-error';
import type { Decision } from '../guards/outcome';
import type { Target } from '../routes/target';
import { endNavigation, navigationOf, proceed } from './testing/navigation-fixtures';

const refusal: Decision = { kind: 'error', error: new SiteError('Page not found: /nope', { status: 404 }) };
const unanswered: Decision = { kind: 'unanswered' };

beforeEach(() => window.history.replaceState(null, '', '/start'));
afterEach(endNavigation);

/** A site whose every page brings its language, and what is told in which language. */
function siteOf(decide: (target: Target) => Decision | Promise<Decision>) {
  const told: string[] = [];
  let language: Locale = 'en';
  const switchLocale = vi.fn(async (locale: Locale) => {
    language = locale;
  });
  const { navigation } = navigationOf(async (target) => decide(target), {
    switchLocale,
    prepare: async ({ locale }, found) => {
      language = locale;
      return found;
    },
    onAdmitted: ({ error, location }) => void told.push(`${error?.status ?? 200} ${location.href} in ${language}`),
  });
  return { navigation, told, switchLocale };
}

function back(href: string): void {
  window.history.replaceState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('AX12: a refusal is told once the page has the language of its address', async () => {
  const { navigation, told } = siteOf(() => refusal);
  await navigation.navigate('/ru/nope');
  expect(told).toEqual(['404 /ru/nope in ru']);
});

it('AX12: texts that do not come keep no refusal back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { navigation, told, switchLocale } = siteOf(() => refusal);
  switchLocale.mockRejectedValueOnce(new Error('chunk lost'));
  await navigation.navigate('/ru/nope');
  expect(told).toEqual(['404 /ru/nope in en']);
  expect(warn).toHaveBeenCalledOnce();
});

it('AX12: what is let through has its language from its page', async () => {
  const { navigation, told, switchLocale } = siteOf(({ path }) =>
    path === '/nope' ? { kind: 'redirect', to: '/ru' } : proceed,
  );
  await navigation.navigate('/ru/nope');
  expect(told).toEqual(['200 /ru in ru']);
  expect(switchLocale).not.toHaveBeenCalled();
});

it('F263: Back into another language that nobody answers for is told in that language', async () => {
  let decision = proceed;
  const { navigation, told } = siteOf(() => decision);
  await navigation.navigate('/es/a');
  decision = unanswered;
  back('/start');
  await vi.waitFor(() => expect(told).toEqual(['200 /es/a in es', '503 /start in en']));
  // Nor does a page stand here that could stay.
  await navigation.switchLocale('ru');
  expect(told.at(-1)).toBe('503 /ru/start in ru');
});

it('F263: a page that stays without an answer keeps its language', async () => {
  const { navigation, switchLocale } = siteOf(({ locale }) => (locale === 'en' ? proceed : unanswered));
  await navigation.navigate('/a');
  await navigation.navigate('/es/a');
  expect(navigation.getSnapshot().href).toBe('/a');
  expect(switchLocale).not.toHaveBeenCalled();
});

it('F263: a refusal whose place another move has taken leaves the language of that page alone', async () => {
  let tell = (_decision: Decision) => {};
  const { navigation, told, switchLocale } = siteOf(({ path }) =>
    path === '/nope' ? new Promise<Decision>((resolve) => (tell = resolve)) : proceed,
  );
  await navigation.navigate('/a');
  back('/es/nope');
  await navigation.navigate('/');
  tell(refusal);
  await new Promise((next) => setTimeout(next));
  expect(told).toEqual(['200 /a in en', '200 / in en']);
  expect(switchLocale).not.toHaveBeenCalled();
});

it('F263: a move that begins while the language of an error is on its way takes its place', async () => {
  let come = () => {};
  const { navigation, told, switchLocale } = siteOf(({ path }) => (path === '/nope' ? refusal : proceed));
  switchLocale.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const moving = navigation.navigate('/es/nope');
  await vi.waitFor(() => expect(switchLocale).toHaveBeenCalledExactlyOnceWith('es'));
  await navigation.navigate('/a');
  come();
  await moving;
  expect(told).toEqual(['200 /a in en']);
});
