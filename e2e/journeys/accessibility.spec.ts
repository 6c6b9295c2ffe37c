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

test('F97: the focus that goes back up a page is not hidden under the header', async ({ page, visitAs }) => {
  await visitAs('complete');
  for (const [path, controls] of [
    ['/dashboard/incoming-calls', page.getByRole('main').getByRole('link', { name: /^Call back/ })],
    ['/professionals', page.getByRole('main').locator('summary')],
  ] as const) {
    await openAtRest(page, path);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 667 });
      await controls.nth(2).focus();
      // The one before is where the header stands.
      await controls.nth(1).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        scrollBy({ top: top - 8, behavior: 'instant' });
      });
      await page.keyboard.press('Shift+Tab');
      await expect(controls.nth(1)).toBeFocused();
      const isHidden = await controls.nth(1).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
        return points.every((point) => !element.contains(point));
      });
      expect.soft(isHidden, `${path} at ${width} px`).toBe(false);
    }
  }
});

test('F170: on the first page nothing moves by itself for longer than five seconds', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5_000);
});
