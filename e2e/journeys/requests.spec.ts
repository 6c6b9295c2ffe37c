import type { Page } from '@playwright/test';
import { changePage } from '../support/change-page';
import { hold } from '../support/hold';
import { expectNotice, notice } from '../support/notices';
import { ana } from '../support/reference-client';
import { fillIn, signInButton } from '../support/session';
import { expect, test } from '../support/test';

const cards = '**/backend/api/v1/payment-methods';
const cardsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment methods' });

/** Counts the calls of a page to one address and answers them by what is left of `statuses`, then by the server. */
async function answer(page: Page, url: string, statuses: readonly (number | 'lost')[]): Promise<() => number> {
  let count = 0;
  await page.route(url, (route) => {
    const status = statuses[Math.min(count, statuses.length - 1)];
    count += 1;
    if (status === 'lost') return route.abort();
    return status === undefined || status === 200 ? route.continue() : route.fulfill({ status, json: {} });
  });
  return () => count;
}

test('R160: all calls go to the configured origin, as JSON', async ({ page, baseURL }) => {
  const api = 'https://api.careline.example';
  await page.route(`${api}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
  });
  await changePage(page, {
    config: (config) => ({ ...config, apiBaseUrl: `${api}/backend` }),
    html: (text) => text.replace("connect-src 'self'", `connect-src 'self' ${api}`),
  });
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/backend/')) origins.add(origin);
  });
  await page.goto('/auth/login');
  const posted = page.waitForRequest('**/backend/auth/login');
  await fillIn(page);
  await signInButton(page).click();
  expect(await (await posted).headerValue('content-type')).toContain('application/json');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...origins]).toEqual([api]);
  // The page first: without the detour, what it asks for next would go to an origin that is not there.
  await page.goto('/robots.txt');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('R168: a missing API base URL is logged, and the site stands', async ({ page, problems }) => {
  problems.announce(/API base URL is missing/);
  await changePage(page, { config: ({ apiBaseUrl: _, ...config }) => config });
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(problems.seen.join()).toContain('API base URL is missing');
});

test('R161 R166: a POST that is never answered fails after 30 s, with a notice; one that fails with 503 is sent once', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 503/);
  await page.clock.install();
  await page.goto('/auth/login');
  const held = await hold(page, '**/backend/auth/login');
  await fillIn(page, { email: ana.email, password: 'x' });
  await signInButton(page).click();
  await held.arrived;
  const region = page.getByRole('region', { name: /Notifications/ });
  await page.clock.fastForward(29_000);
  await expect(region.getByRole('listitem')).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await expect(region.getByText('Login Failed')).toBeVisible();
  await expect(region.getByText('The server took too long to answer. Please try again.')).toBeVisible();
  await held.release();

  const count = await answer(page, '**/backend/auth/login', [503]);
  await signInButton(page).click();
  await expect(region.getByText('Login failed', { exact: true })).toBeVisible();
  expect(count()).toBe(1);
});

test('R161 R167: after a minute a list is asked for again; never answered, it says so after 30 s and offers Retry', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.clock.install();
  await page.goto('/dashboard/statistics');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  const navigation = page.getByRole('navigation').first();
  const held = await hold(page, '**/transactions/summary');
  await navigation.getByRole('link', { name: 'Invoices' }).click();
  await held.arrived;
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('main').getByText('The server took too long to answer').first()).toBeVisible();
  await held.release();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('main').getByText('The server took too long to answer')).toHaveCount(0);
});

test('R53 R167: within a minute a list is asked for once, after it again', async ({ page, visitAs }) => {
  await visitAs('complete');
  await page.clock.install();
  const count = await answer(page, cards, [200]);
  await page.goto('/dashboard/billing/payment-methods');
  await expect(cardsHeading(page)).toBeVisible();
  const navigation = page.getByRole('navigation').first();
  const revisit = async () => {
    await navigation.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await navigation.getByRole('link', { name: 'Payment methods' }).click();
    await expect(cardsHeading(page)).toBeVisible();
  };
  await page.clock.fastForward(30_000);
  await revisit();
  expect(count()).toBe(1);
  await page.clock.fastForward(31_000);
  await revisit();
  await expect.poll(count).toBe(2);
});

test('R164 R165: 503 and a lost connection are asked again, once; 501 and 404 are not', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of (404|501|503)|ERR_FAILED/);
  await visitAs('complete');
  const main = page.getByRole('main');
  const title = 'Error Loading Transaction Summary';
  const retry = main.getByRole('button', { name: 'Retry' });
  const tried = (how: string, statuses: readonly (number | 'lost')[], calls: number, ask: () => Promise<unknown>) =>
    test.step(how, async () => {
      const count = await answer(page, '**/transactions/summary', statuses);
      await ask();
      if (statuses.includes(200)) {
        await expect(main.getByRole('term').filter({ hasText: 'Charged' })).toBeVisible();
        await expect(retry).toHaveCount(0);
        await expect(notice(page, title)).toHaveCount(0);
      } else await expectNotice(page, title);
      expect(count()).toBe(calls);
    });
  await tried('503 once is asked again and shown', [503, 200], 2, () => page.goto('/dashboard/billing/invoices'));
  await tried('503 always is asked exactly twice', [503], 2, () => page.reload());
  await tried('501 is asked once', [501], 1, () => retry.click());
  await tried('404 is asked once', [404], 1, () => retry.click());
  await tried('a lost connection counts like a 500', ['lost', 200], 2, () => retry.click());
});
