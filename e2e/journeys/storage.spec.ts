import type { Page } from '@playwright/test';
import { ana } from '../support/reference-client';
import { fillIn, signInButton } from '../support/session';
import { expect, test } from '../support/test';
import { moveInTab } from '../support/verified-code';

const themeChooser = (page: Page) => page.getByRole('combobox', { name: 'Theme' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true });

/** From the next document on the browser stores nothing more. */
function fillStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

/** From the next document on the browser lets nobody even look at its storage. */
function blockStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
}

async function signIn(page: Page): Promise<void> {
  await fillIn(page, ana, true);
  await signInButton(page).click();
}

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await themeChooser(page).selectOption(theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const [how, begin] of [
  ['full', fillStorage],
  ['blocked', blockStorage],
] as const) {
  test(`F3: where storage is ${how}, a visitor reads, signs in, moves and changes the theme; a reload asks to sign in again`, async ({
    page,
  }) => {
    await begin(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    await moveInTab(page, '/dashboard/statistics');
    await expect(page).toHaveURL('/auth/login');
    await chooseTheme(page, 'purple');
    await signIn(page);
    await expect(heading(page, 'Statistics')).toBeVisible();
    await link(page, 'Invoices').click();
    await expect(heading(page, 'Invoices')).toBeVisible();
    await chooseTheme(page, 'blue');
    await page.goBack();
    await expect(heading(page, 'Statistics')).toBeVisible();
    await expect(themeChooser(page)).toHaveValue('blue');

    await page.reload();
    await expect(page).toHaveURL('/auth/login');
    await signIn(page);
    await expect(heading(page, 'Statistics')).toBeVisible();
  });
}

test('F3: storage that has become full ends no session that it holds', async ({ page }) => {
  await page.goto('/auth/login');
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('careline.token'));
  await fillStorage(page);
  await page.reload();
  await expect(heading(page, /^Hello/)).toBeVisible();
  await chooseTheme(page, 'purple');
  await page.reload();
  await expect(heading(page, /^Hello/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('careline.token'))).toBe(token);
});
