import { localePath, locales } from '@careline/shared';
import { createRouter, exportMatcher, toRouteMatcher } from 'radix3';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTarget } from '../routes/target';
import { runGuards } from './pipeline';
import { createRememberedPath } from './remembered-path';
import { type Account, accounts, dashboardPaths, onboardingPaths, pipelineParts } from './testing/guard-fixtures';

const publicPaths = ['/', '/professionals', '/auth/login', '/auth/register'];
const prefixes = locales.map((locale) => localePath('/', locale).replace(/\/$/, ''));
const remembered = createRememberedPath(sessionStorage, () => false);

beforeEach(() => sessionStorage.clear());

/** Where a move ends: `stays`, an address, or `404`. */
async function end(href: string, account: Account, rules?: unknown): Promise<string> {
  const decision = await runGuards(readTarget(href), pipelineParts(account, rules));
  if (decision.kind === 'proceed') return 'stays';
  if (decision.kind === 'unanswered') return decision.kind;
  return decision.kind === 'error' ? String(decision.error.status) : decision.to;
}

function rulesOf(routes: Record<string, object>) {
  return { id: 'b1', matcher: exportMatcher(toRouteMatcher(createRouter({ routes }))), prerendered: [] };
}

describe.each(prefixes)('under "%s"', (prefix) => {
  const at = (path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);

  it('R4 R7 R9 R10 R11 R37: a visitor reaches every public page', async () => {
    for (const path of publicPaths) expect(await end(at(path), 'signed-out'), path).toBe('stays');
  });

  it('R38 R40 R155: any other path leads a visitor to the login page of the same language', async () => {
    for (const path of [...onboardingPaths, ...dashboardPaths, '/nowhere']) {
      expect(await end(at(path), 'signed-out'), path).toBe(at('/auth/login'));
    }
  });

  it('R39: the intended path is remembered with its query and hash', async () => {
    await end(at('/dashboard/billing?page=2#total'), 'signed-out');
    expect(remembered.read()).toBe(at('/dashboard/billing?page=2#total'));
  });

  it('R46: a signed-in user with nothing done stays on every public page', async () => {
    for (const path of publicPaths) expect(await end(at(path), 'empty'), path).toBe('stays');
  });

  it('R2 R8 R12 R54 R56 R57: each account is led to its first incomplete step, and stays on incomplete ones', async () => {
    for (const [done, account] of accounts.slice(0, -1).entries()) {
      const current = at(onboardingPaths[done] ?? '');
      for (const [index, path] of onboardingPaths.entries()) {
        expect(await end(at(path), account), `${account} on ${path}`).toBe(index < done ? current : 'stays');
      }
      expect(await end(at('/dashboard'), account), account).toBe(current);
      expect(await end(at('/dashboard/billing'), account), account).toBe(current);
      expect(await end(at('/nowhere'), account), account).toBe(current);
    }
  });

  it('R13 R55 R57: with all steps complete, onboarding leads to the dashboard and every other page stays', async () => {
    for (const path of onboardingPaths) expect(await end(at(path), 'complete'), path).toBe(at('/dashboard'));
    for (const path of dashboardPaths) expect(await end(at(path), 'complete'), path).toBe('stays');
  });

  it('R26: /dashboard/conditions stays reachable whatever is incomplete', async () => {
    for (const account of accounts) expect(await end(at('/dashboard/conditions'), account)).toBe('stays');
  });

  it('R35: an unmatched path is 404 for who has passed the guards', async () => {
    const decision = await runGuards(readTarget(at('/nope?x=1')), pipelineParts('complete'));
    expect(decision).toMatchObject({
      kind: 'error',
      error: { status: 404, statusMessage: 'Page Not Found', message: `Page not found: ${at('/nope?x=1')}` },
    });
  });
});

it('R7: paths match in any case and with a trailing slash, and /en is no language prefix', async () => {
  expect(await end('/ES/Dashboard/Billing/', 'complete')).toBe('stays');
  expect(await end('/en/dashboard', 'complete')).toBe('404');
  expect(await end('/es/en', 'complete')).toBe('404');
  expect(await end('/onboarding', 'complete')).toBe('404');
});

it('R58: an external redirect leaves the site, before any sign-in', async () => {
  const rules = rulesOf({
    '/partner/**': { redirect: 'https://other.example/x' },
    '/cdn': { redirect: '//cdn.example' },
  });
  expect(await runGuards(readTarget('/partner/a'), pipelineParts('signed-out', rules))).toEqual({
    kind: 'external',
    to: 'https://other.example/x',
  });
  expect(await runGuards(readTarget('/cdn'), pipelineParts('signed-out', rules))).toMatchObject({ kind: 'external' });
});

it('R8 R59: an internal redirect is followed with the hash, and in the language of the address', async () => {
  const rules = rulesOf({ '/old': { redirect: '/professionals' }, '/**': {} });
  expect(await end('/old#top', 'signed-out', rules)).toBe('/professionals#top');
  expect(await end('/es/old', 'signed-out', rules)).toBe('/es/professionals');
});

it('PL3: a redirect with a hash of its own keeps that one', async () => {
  const rules = rulesOf({ '/old': { redirect: '/professionals#steps' } });
  expect(await end('/old#top', 'signed-out', rules)).toBe('/professionals#steps');
});

it('PL3: of the rules of a path the most specific wins', async () => {
  const rules = rulesOf({ '/old/**': { redirect: '/' }, '/old/near': { redirect: '/professionals' } });
  expect(await end('/old/near', 'signed-out', rules)).toBe('/professionals');
  expect(await end('/old/far', 'signed-out', rules)).toBe('/');
});

it('PL3: the rule of an address in one language stands before that of all, whose middlewares count beside its own', async () => {
  const rules = rulesOf({
    '/old': { redirect: '/professionals' },
    '/es/old': { redirect: '/es/auth/login' },
    '/professionals': { appMiddleware: { audit: true } },
    '/es/professionals': { appMiddleware: { audit: false } },
    '/ru/professionals': { appMiddleware: { count: false } },
  });
  expect(await end('/es/old', 'signed-out', rules)).toBe('/es/auth/login');
  expect(await end('/ru/old', 'signed-out', rules)).toBe('/ru/professionals');
  expect(await end('/es/professionals', 'signed-out', rules)).toBe('stays');
  expect(await end('/ru/professionals', 'signed-out', rules)).toBe('500');
});

it('leaves out a rule of another shape', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await end('/professionals', 'signed-out', rulesOf({ '/professionals': { redirect: 7 } }))).toBe('stays');
});

it('refuses a redirect that would run script', async () => {
  const rules = rulesOf({ '/bad': { redirect: 'javascript:alert(1)' } });
  expect(await end('/bad', 'signed-out', rules)).toBe('500');
});

it.each([{ audit: true }, 'audit', ['audit']])(
  'R60: a rule that names an unknown middleware raises its error: %o',
  async (appMiddleware) => {
    const rules = rulesOf({ '/professionals': { appMiddleware } });
    const decision = await runGuards(readTarget('/professionals'), pipelineParts('signed-out', rules));
    expect(decision).toMatchObject({
      kind: 'error',
      error: { message: "Unknown route middleware: 'audit'.", status: 500 },
    });
  },
);

it('a failing guard ends in an error and never rejects', async () => {
  const parts = { ...pipelineParts('empty'), loadProgress: () => Promise.reject(new Error('broken')) };
  expect(await runGuards(readTarget('/dashboard'), parts)).toMatchObject({
    kind: 'error',
    error: { status: 500, statusMessage: 'Internal Server Error', message: 'broken' },
  });
});

it('F2: lists that give no answer lead nobody anywhere, and let nobody in either', async () => {
  const parts = { ...pipelineParts('complete'), loadProgress: async () => undefined };
  for (const path of ['/dashboard/billing', onboardingPaths[0] ?? '']) {
    expect(await runGuards(readTarget(path), parts), path).toEqual({ kind: 'unanswered' });
  }
});

it.each([
  ['every list at hand', true, [['u1', false]]],
  ['a list that failed', false, []],
])('PD62: with %s the device keeps what was found of the user: %s', async (_how, isWhole, kept) => {
  const note = vi.fn();
  const loadProgress = async () => ({ steps: [], current: 'payment-methods' as const, isWhole });
  await runGuards(readTarget('/dashboard'), { ...pipelineParts('complete'), loadProgress, completed: { note } });
  expect(note.mock.calls).toEqual(kept);
});
