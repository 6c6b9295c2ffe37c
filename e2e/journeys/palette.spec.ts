import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

/** Opens the palette with the keyboard, types and takes the first entry. */
async function choose(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Page, number, condition or setting' });
  await search.fill(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(search).toHaveCount(0);
}

test('U23: the palette’s code comes when it is opened; it begins what remotes declare on pages whose code was not there', async ({
  page,
  visitAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitAs('complete');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isOfPalette = (url: string) => /\/palette-[\w-]+\.js$/.test(url);
  expect(asked.filter(isOfPalette)).toEqual([]);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Add a card/ })).toBeVisible();
  expect(asked.filter(isOfPalette)).toHaveLength(1);
  expect(await axeFindings(page, {}, '[role="dialog"]')).toEqual([]);
  // A row that is cut in its middle says that more follows.
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 720 });
    const list = await page.getByRole('listbox').boundingBox();
    const rows = await page.getByRole('option').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const end = (list?.y ?? 0) + (list?.height ?? 0);
    expect.soft(rows.filter(({ top, bottom }) => top < end - 12 && bottom > end + 12)).toHaveLength(1);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await choose(page, 'buy a number');
  await expect(page).toHaveURL('/dashboard/account/phone-numbers');
  await expect(page.getByLabel('Area code')).toBeFocused();
  await choose(page, 'add condition');
  await expect(page.getByRole('combobox', { name: 'Search conditions' })).toBeFocused();
  await choose(page, 'add card');
  await expect(page.getByRole('heading', { name: 'Add a card' })).toBeVisible();
  await choose(page, 'add an address');
  await expect(page.getByLabel('Street address')).toBeFocused();
  const download = page.waitForEvent('download');
  await choose(page, 'export transactions');
  expect((await download).suggestedFilename()).toMatch(/^careline-.*\.csv$/);
  await expect(page).toHaveURL('/dashboard/billing/invoices');
});
