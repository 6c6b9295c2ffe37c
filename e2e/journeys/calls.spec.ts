import type { Locator } from '@playwright/test';
import { signIn } from '../support/session';
import { expect, test } from '../support/test';

const phone = { width: 375, height: 812 };

function greatestHeight(rows: Locator): Promise<number> {
  return rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
}

test('U7 U9 U18: the first screen shows the latest missed calls, the log its first calls, wide and on a phone', async ({
  page,
}) => {
  await signIn(page);
  const missed = page.getByRole('list', { name: 'Latest missed calls' }).getByRole('link', { name: /^Call back / });
  const rows = page.getByRole('table', { name: 'Latest calls' }).locator('tbody tr:has(> td)');
  const whole = { ratio: 1 };
  await expect(missed).toHaveCount(3);
  for (const row of await missed.all()) await expect(row).toBeInViewport(whole);
  await page.getByRole('link', { name: 'All calls' }).click();
  await expect(rows).toHaveCount(50);
  await expect(rows.nth(2)).toBeInViewport(whole);

  await page.setViewportSize(phone);
  await expect(rows).toHaveCount(20);
  for (const index of [0, 1, 2, 3]) await expect(rows.nth(index)).toBeInViewport(whole);
  expect(await greatestHeight(rows)).toBeLessThanOrEqual(72);
  await page.goto('/dashboard');
  await expect(missed).toHaveCount(3);
  for (const row of await missed.all()) await expect(row).toBeInViewport(whole);
});

for (const language of ['es', 'ru']) {
  test(`U9: at 320 px a call has two lines in ${language} too, whatever its number is called`, async ({
    page,
    visitAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 812 });
    await visitAs('complete');
    await page.goto(`/${language}/dashboard/incoming-calls`);
    const rows = page.getByRole('table').locator('tbody tr:has(> td)');
    await expect(rows).toHaveCount(20);
    expect(await greatestHeight(rows)).toBeLessThanOrEqual(72);
  });

  test(`U7: so has one on the dashboard's first page in ${language}`, async ({ page, visitAs }) => {
    await page.setViewportSize({ width: 320, height: 812 });
    await visitAs('complete');
    await page.goto(`/${language}/dashboard`);
    const rows = page.locator('[data-widget^="dashboard-calls@"]').getByRole('listitem');
    await expect(rows).toHaveCount(8);
    expect(await greatestHeight(rows)).toBeLessThanOrEqual(72);
  });
}
