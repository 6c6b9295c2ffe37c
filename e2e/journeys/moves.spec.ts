import type { Page, Route } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true });

/** What `path` needs of a remote, as the composed site says. */
async function filesOf(page: Page, path: string, remote: string): Promise<readonly string[]> {
  const index = await (await page.request.get('/preloads/en.json')).json();
  const files: string[] = index.pages[path].map((place: number) => index.files[place]);
  return files.filter((file) => file.startsWith(`/remotes/${remote}/`)).toSorted();
}

/** Keeps every file of a remote waiting. */
async function holdFiles(page: Page, remote: string) {
  const waiting: Route[] = [];
  await page.route(`**/remotes/${remote}/**`, (route) => void waiting.push(route));
  return {
    asked: () => [...new Set(waiting.map((route) => new URL(route.request().url()).pathname))].toSorted(),
    release: () => Promise.all(waiting.splice(0).map((route) => route.continue())),
  };
}

test('a move asks for all files of another remote at once, and the page that is left stays until they have come; after half a second the next page’s own place says that it is coming', async ({
  page,
  visitAs,
}) => {
  await page.clock.install();
  await visitAs('complete');
  await page.goto('/dashboard');
  await expect(heading(page, /^Hello/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  // The index of files has come by now, without an intent: no move waits for it.
  await page.route('**/preloads/en.json', (route) => route.abort());

  const files = await filesOf(page, '/dashboard/billing', 'mf-billing');
  const held = await holdFiles(page, 'mf-billing');
  await link(page, 'Billing').dispatchEvent('click');
  // Nothing is answered before everything was asked for: a chain of imports would wait for ever.
  await expect.poll(held.asked).toEqual(files);
  await expect(heading(page, /^Hello/)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await held.release();
  await expect(heading(page, 'Billing')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/billing');

  const late = await holdFiles(page, 'mf-account');
  await link(page, 'Conditions').dispatchEvent('click');
  // The half second begins when the files are asked for: guards come first.
  await expect.poll(late.asked).not.toEqual([]);
  await page.clock.fastForward(600);
  await expect(page).toHaveURL('/dashboard/conditions');
  await expect(heading(page, 'Billing')).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await late.release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(heading(page, 'Conditions')).toBeVisible();
});

test('a link that the pointer rests on has its files asked for before it is pressed, once', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.goto('/dashboard');
  await expect(heading(page, /^Hello/)).toBeVisible();
  const files = await filesOf(page, '/dashboard/billing/invoices', 'mf-billing');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/mf-billing/')) asked.push(pathname);
  });
  await link(page, 'Invoices').hover();
  await expect.poll(() => asked.toSorted()).toEqual(files);
  await link(page, 'Invoices').click();
  await expect(heading(page, 'Invoices')).toBeVisible();
  expect(asked.filter((file) => file.endsWith('.js')).toSorted()).toEqual(files.filter((file) => file.endsWith('.js')));
});

test('F78: Back while a document is on its way loads the page that it leads to', async ({ page }) => {
  await page.goto('/prices');
  await expect(page.locator('[role="progressbar"][data-loading="false"]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  const code = await hold(page, /\/main-[\w-]+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await code.arrived;
  // Within the document, which was one with that page before.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/prices');
  await code.release();
  await expect(heading(page, 'Prices')).toBeVisible();
  await expect(page.locator('[role="progressbar"][data-loading="false"]')).toHaveCount(1);
});
