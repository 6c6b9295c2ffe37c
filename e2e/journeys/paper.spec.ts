import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Everything that can be pressed and would stand on the sheet, but for addresses that one reads. */
function pressable(page: Page) {
  return page.locator('button, select, input, nav, a:has-text("Skip to the page")').filter({ visible: true });
}

test('U15: statistics, calls and a month’s statement go to paper whole, by day, without anything to press', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/dashboard/billing/invoices');
  const month = await page.getByLabel('Month').locator('option').nth(1).getAttribute('value');
  for (const path of [
    '/dashboard/statistics',
    '/dashboard/incoming-calls',
    `/dashboard/billing/invoices?month=${month}`,
  ]) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.soft(pressable(page)).toHaveCount(0);
      // A frame that scrolls on the screen cuts rows off where sheets begin.
      const frames = await page
        .locator('main *:has(tr)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => getComputedStyle(element).overflowY !== 'visible')
            .map(({ tagName, className }) => `${tagName} ${className}`),
        );
      expect.soft(frames).toEqual([]);
      const paper = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--surface').trim());
      expect.soft(paper).toBe('#fff');
    });
  }
});
