import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { moveInTab } from '../support/verified-code';

/** Everything that can be pressed and would stand on the sheet, but for addresses that one reads. */
function pressable(page: Page) {
  return page.locator('button, select, input, nav, a:has-text("Skip to content")').filter({ visible: true });
}

test('U15: statistics, calls and a month’s statement go to paper whole, by day, without anything to press', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/dashboard/billing/invoices');
  // The one before this: on the first days of a month there are no bills of it.
  const month = await page.getByLabel('Month').locator('option').nth(2).getAttribute('value');
  for (const path of [
    '/dashboard/statistics',
    '/dashboard/incoming-calls',
    `/dashboard/billing/invoices?month=${month}`,
  ]) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await moveInTab(page, path);
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

test('F43 U15: "Print" brings all bills to paper, not only those on the screen', async ({ page, visitAs }) => {
  await visitAs('complete');
  await page.goto('/dashboard/billing/invoices');
  const rows = page.locator('main tbody tr');
  await expect(rows).toHaveCount(50);
  const figure = await page.getByRole('term').filter({ hasText: 'Transactions' }).locator('..').textContent();
  const count = Number(figure?.replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(50);
  // Heard after the page's own listener: what stands there now goes to paper.
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.body.dataset.printed = `${document.querySelectorAll('main tbody tr').length}`;
    }),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', `${count}`);
  await expect(rows).toHaveCount(50);
});
