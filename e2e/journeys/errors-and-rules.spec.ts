import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { changePage } from '../support/change-page';
import { expect, test } from '../support/test';

/** Another route-rules manifest in the place of the build's own. */
async function serveRules(page: Page, rules: Readonly<Record<string, object>>): Promise<void> {
  await page.route('**/builds/meta/*.json', (route) =>
    route.fulfill({
      json: { id: 'test', timestamp: 0, matcher: { static: rules, wildcard: {}, dynamic: {} }, prerendered: [] },
    }),
  );
}

test('R30 R32 R35: an unknown address ends on the not-found view with status, message, description and the way home', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of 404.*\/nope/);
  await visitAs('complete');
  await page.goto('/nope?x=1');
  const view = page.locator('[data-view="not-found"]');
  await expect(view).toContainText('404');
  await expect(view.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(view).toContainText('Page not found: /nope?x=1');
  await expect(page).toHaveURL('/nope?x=1');
  await expect(page).toHaveTitle('404 - Page Not Found · Careline');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  // AX12: who meets it in a foreign language can switch.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(view.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await expect(page).toHaveURL('/ru/nope?x=1');
  await expect(page).toHaveTitle('404 - Страница не\u00a0найдена · Careline');
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('en');
  await view.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-layout="default"]')).toBeVisible();
});

test('R36: an address that its route refuses is 404 with exactly "Page Not Found: " and the path', async ({
  page,
  visitAs,
}) => {
  await changePage(page, {
    registry: (registry) => {
      for (const { pages } of registry.remotes)
        for (const page of pages) if (page.path === '/dashboard/billing') page.validator = 'no-query';
      return registry;
    },
  });
  await visitAs('complete');
  await page.goto('/dashboard/billing?broken=1');
  await expect(
    page.locator('[data-view="not-found"]').getByText('Page Not Found: /dashboard/billing?broken=1', { exact: true }),
  ).toBeVisible();
  await page.goto('/dashboard/billing');
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
});

test('R30 R31 R60: a rule that names an unknown middleware ends on the error page: 500, its message, what is wrong', async ({
  page,
  problems,
}) => {
  problems.announce(/error page is shown/);
  await serveRules(page, { '/professionals': { appMiddleware: { nobody: true } } });
  await page.goto('/professionals');
  const view = page.getByRole('alert');
  await expect(view).toContainText('500');
  await expect(view.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  await expect(view).toContainText("Unknown route middleware: 'nobody'.");
  expect(problems.seen.join()).toContain('Unknown route middleware');
});

test('R58: a rule with an address of another site is a full page load of it, on entry and from a link', async ({
  page,
}) => {
  await page.route('https://other.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await serveRules(page, { '/professionals': { redirect: 'https://other.example/landing' } });
  await page.goto('/');
  await page.getByRole('link', { name: 'For professionals' }).first().click();
  await expect(page).toHaveURL('https://other.example/landing');
  await page.goto('/professionals');
  await expect(page).toHaveURL('https://other.example/landing');
});

test('R59: a rule with an address of this site is followed in place, in the language of the visitor', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 404.*\/old/);
  await serveRules(page, { '/old': { redirect: '/professionals' }, '/auth/register': { redirect: '/professionals' } });
  await page.goto('/ru/old');
  await expect(page).toHaveURL('/ru/professionals');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/es');
  await takenOver(page);
  await page.getByRole('link', { name: 'Crear cuenta' }).first().click();
  await expect(page).toHaveURL('/es/professionals');
  await expect(page.locator('[data-layout="default"]')).toBeVisible();
  expect(loads).toBe(1);
});

test.describe('to a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('R34: no error page is shown; the error is logged', async ({ page, problems }) => {
    problems.announce(/Not rendering error page for bot/);
    await serveRules(page, { '/professionals': { appMiddleware: { nobody: true } } });
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Not rendering error page'));
    await page.goto('/professionals');
    await logged;
    await expect(page.locator('[data-layout="default"]').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  });
});

test('R31 R238: a start that fails is logged as such and ends on the error page', async ({ page, problems }) => {
  problems.announce(/Error while mounting app/);
  await changePage(page, { config: () => ({ apiBaseUrl: 5 }) });
  await page.goto('/auth/login');
  const view = page.getByRole('alert');
  await expect(view).toContainText('500');
  await expect(view.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error');
  await expect(view).not.toContainText('apiBaseUrl');
  expect(problems.seen.some((text) => text.includes('Error while mounting app'))).toBe(true);
});

test('a site whose own script cannot be had says so in its language', async ({ page, problems }) => {
  problems.announce(/ERR_FAILED/);
  await page.route(/\/shell\/.*\.js$/, (route) => route.abort());
  await page.goto('/ru/auth/login');
  const message = page.locator('main.careline-fatal');
  await expect(message.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message.getByRole('link')).toBeVisible();
});

test('R237: what nobody caught is only logged, with a warning where a time-out or the connection is the reason', async ({
  page,
  context,
  problems,
}) => {
  problems.announce(/Uncaught error|Unhandled rejection|Nobody|timed out/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/professionals');
  await takenOver(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Nobody caught this');
    });
  });
  await expect.poll(() => problems.seen.join()).toContain('Uncaught error: Error: Nobody caught this');
  await page.evaluate(() => void Promise.reject(new Error('The call timed out')));
  await expect.poll(() => warnings.join()).toContain('A request timed out.');
  await context.setOffline(true);
  await page.evaluate(() => void Promise.reject(new Error('Nobody awaited this')));
  await expect.poll(() => warnings.join()).toContain('The browser is offline.');
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL('/auth/login');
});

test('R204: builds/latest.json is polled; once another build is live, the next move is a full page load', async ({
  page,
}) => {
  await changePage(page, { config: (config) => ({ ...config, versionPollMs: 60_000 }) });
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
      const value = await json.call(this);
      const { dataset } = document.documentElement;
      if (this.url.includes('/builds/latest.json?')) dataset.builds = `${dataset.builds ?? ''} ${value.id}`;
      return value;
    };
  });
  await page.clock.install();
  await page.goto('/');
  await takenOver(page);
  // The next interval begins when the answer before has been read; a clock that is moved earlier moves no timer.
  const untilRead = (builds: RegExp) =>
    expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(page.locator('html')).toHaveAttribute('data-builds', builds, { timeout: 500 });
    }).toPass();
  await untilRead(/\S+ \S+/);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'For professionals' }).first().click();
  await expect(page).toHaveURL('/professionals');
  expect(loads).toBe(0);

  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another', timestamp: 1 } }));
  await untilRead(/ another$/);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(loads).toBe(1);
});
