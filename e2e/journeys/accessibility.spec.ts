import type { Page } from '@playwright/test';
import { startSignedIn } from '../support/browser';
import { openAtRest, shortenedTexts } from '../support/page-checks';
import { ana, ReferenceClient } from '../support/reference-client';
import { expect, test } from '../support/test';

test('U23: the keyboard alone opens a page, which says where it is, goes on by the palette, and leaves through the menu', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await openAtRest(page, '/dashboard');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const invoices = page.getByRole('navigation').first().getByRole('link', { name: 'Invoices' });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, invoices.and(page.locator(':focus')), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, number, condition or setting' }).fill('stat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Account of/ }).and(page.locator(':focus')), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
});

async function tabTo(page: Page, focused: ReturnType<Page['locator']>, key: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(focused).toHaveCount(1);
}

test('AX16: the button of the menu shows the whole address of who has no name yet', async ({ page, baseURL }) => {
  const account = { ...ana, email: 'new@careline.example' };
  const { token } = await ReferenceClient.signIn(baseURL ?? '', account);
  await startSignedIn(page, token);
  await openAtRest(page, '/onboarding/profile');
  await expect(page.getByRole('button', { name: `Account of ${account.email}` })).toBeVisible();
  expect(await shortenedTexts(page, 'header')).toEqual([]);
});

test('F49: on a phone the navigation is a drawer, which closes with the move and leaves the focus to the new heading', async ({
  page,
  visitAs,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visitAs('complete');
  await openAtRest(page, '/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeFocused();
});
