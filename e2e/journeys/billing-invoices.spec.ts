import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answer } from '../support/calls';
import { expectNotice } from '../support/notices';
import { inLanguage } from '../support/paths';
import { expect, test } from '../support/test';
import { word } from '../support/words';

const path = '/dashboard/billing/invoices';
const LIST = 'GET /api/v1/phone-subscriptions';
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('table').getByRole('row');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

const transaction = (index: number, change: object = {}) => ({
  id: `tr-${index}`,
  type: 'subscription_fee',
  status: 'succeeded',
  amount: 19,
  currency: 'USD',
  description: `Month ${index}`,
  created_at: '2026-01-05T12:00:00Z',
  ...change,
});

/** One active phone with a year and more of transactions, and a cancelled one; the active one is shown first. */
async function serveInvoices(page: Page): Promise<void> {
  const subscription = { id: 'sub-1', phone_number_id: 'phone-1', status: 'active', monthly_fee: 19, currency: 'USD' };
  await answer(page, LIST, [
    { ...subscription, id: 'sub-0', phone_number_id: 'phone-0', status: 'cancelled' },
    subscription,
  ]);
  await page.route('**/phone-subscriptions/phone-1/transactions?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
    const length = Math.min(limit, 60 - offset);
    return route.fulfill({ json: Array.from({ length }, (_, index) => transaction(offset + index + 1)) });
  });
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-1/transactions/summary', {
    data: { total_transactions: 60, total_charged: '1140', pending_amount: 0 },
  });
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-0/transactions', [transaction(1, { type: 'setup_fee' })]);
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-0/transactions/summary', {});
}

test('R23 R197 R198: phone, pages of fifty and summary, and a CSV of every page; the address keeps the place through reload and back', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await serveInvoices(page);
  await page.goto(path);
  await expect(main(page).getByRole('term').filter({ hasText: 'Charged' }).locator('..')).toContainText('$1,140.00');
  await expect(rows(page)).toHaveCount(51);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toContain('Month 60');

  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${path}?phone=phone-1&offset=50`);
  await expect(rows(page)).toHaveCount(11);
  await expect(row(page, 'Month 51')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Month 51')).toBeVisible();
  await main(page).getByLabel('Phone').selectOption('phone-0');
  await expect(row(page, 'Setup Fee')).toBeVisible();
  await expect(page).toHaveURL(`${path}?phone=phone-0`);
  await page.goBack();
  await expect(row(page, 'Month 51')).toBeVisible();
});

test('F108: who turns the page below its last line reads on at the first of the next one, wide and on a phone', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await serveInvoices(page);
  for (const [width, first] of [
    [1280, 'Month 51'],
    [375, 'Month 21'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await main(page).getByRole('link', { name: 'Next' }).click();
    await expect(row(page, first)).toBeInViewport({ ratio: 1 });
  }
});

test('R81 R82 R244 R245: each type and status by its name, each status in its colour, money in en-US also in es and ru', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await serveInvoices(page);
  const kinds = [
    ['subscription_fee', 'Subscription Fee', 'succeeded', 'Succeeded', 'green'],
    ['phone_renewal', 'Monthly Renewal', 'pending', 'Pending', 'yellow'],
    ['cancellation_refund', 'Cancellation Refund', 'refunded', 'Refunded', 'purple'],
    ['setup_fee', 'Setup Fee', 'failed', 'Failed', 'red'],
    ['usage_charge', 'Usage Charge', 'cancelled', 'Cancelled', 'gray'],
    ['other', 'Other', 'succeeded', 'Succeeded', 'green'],
  ] as const;
  await answer(
    page,
    'GET /api/v1/phone-subscriptions/phone-1/transactions',
    kinds.map(([type, , status], index) => transaction(index, { type, status, amount: '1234.5' })),
  );
  await page.goto(path);
  for (const [, type, , status, colour] of kinds) {
    const shown = row(page, type);
    await expect(shown.locator('[data-color]')).toHaveAttribute('data-color', colour);
    await expect(shown.locator('[data-color]')).toHaveText(status);
    await expect(shown).toContainText('$1,234.50');
  }
  for (const locale of ['es', 'ru'] as const) {
    await page.getByRole('combobox', { name: /^(Language|Idioma)$/ }).selectOption(locale);
    await expect(page).toHaveURL(inLanguage(path, locale));
    await expect(
      page.getByRole('heading', { level: 1, name: word(locale, 'mf-billing:pages.invoices') }),
    ).toBeVisible();
    await expect(main(page).getByText('$1,234.50').first()).toBeVisible();
  }
});

test('R214 R220: transactions and summary that cannot be fetched say so, keep the place, and Retry brings each', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of 500/);
  await visitAs('complete');
  await serveInvoices(page);
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-1/transactions', 500);
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-1/transactions/summary', 500);
  await page.goto(`${path}?phone=phone-1&offset=50`);
  await expectNotice(page, 'Error Loading Transactions', 'Failed to fetch transactions');
  await expectNotice(page, 'Error Loading Transaction Summary', 'Failed to fetch transaction summary');
  await expect(main(page).getByRole('button', { name: 'Retry' })).toHaveCount(2);
  await page.unrouteAll();
  await serveInvoices(page);
  await main(page).getByRole('button', { name: 'Retry' }).first().click();
  await expect(main(page).getByText('$1,140.00')).toBeVisible();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Month 51')).toBeVisible();
  await expect(page).toHaveURL(`${path}?phone=phone-1&offset=50`);
});

test('without a transaction the page says what it is for', async ({ page, visitAs }) => {
  await visitAs('complete');
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-1/transactions', []);
  await answer(page, LIST, [{ id: 'sub-1', phone_number_id: 'phone-1', status: 'active' }]);
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-1/transactions/summary', {});
  await page.goto(path);
  await expect(main(page).getByText('No invoices yet', { exact: true })).toBeVisible();
});
