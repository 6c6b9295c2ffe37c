import type { Locator } from '@playwright/test';
import { answer } from '../support/calls';
import { moveAtRest } from '../support/page-checks';
import { expect, test } from '../support/test';
import { moveInTab } from '../support/verified-code';

const phone = { width: 375, height: 812 };

function greatestHeight(rows: Locator): Promise<number> {
  return rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
}

test('U7 U9 U18: the first screen shows the latest missed calls, the log its first calls, wide and on a phone', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.goto('/dashboard');
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
  await moveInTab(page, '/dashboard');
  await expect(missed).toHaveCount(3);
  for (const row of await missed.all()) await expect(row).toBeInViewport(whole);
});

test("U7 U9: at 320 px a call has two lines in es and ru too, whatever its number is called, on the dashboard's first page and in the log", async ({
  page,
  visitAs,
}) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await visitAs('complete');
  await page.goto('/es/dashboard');
  const glance = page.locator('[data-widget^="dashboard-calls@"]').getByRole('listitem');
  const log = page.getByRole('table').locator('tbody tr:has(> td)');
  const expectTwoLines = async (rows: Locator, count: number) => {
    await expect(rows).toHaveCount(count);
    expect(await greatestHeight(rows)).toBeLessThanOrEqual(72);
  };
  await expectTwoLines(glance, 8);
  await moveAtRest(page, '/es/dashboard/incoming-calls');
  await expectTwoLines(log, 20);
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('ru');
  await expect(page).toHaveURL('/ru/dashboard/incoming-calls');
  await expect(page.getByRole('heading', { level: 1, name: 'Входящие звонки' })).toBeVisible();
  await expectTwoLines(log, 20);
  await moveAtRest(page, '/ru/dashboard');
  await expectTwoLines(glance, 8);
});

test('F113 F116: names and words without a space leave the rest of their rows in sight, wide and on a phone; there the open filters of the call log stay within their card, in Russian too', async ({
  page,
  signedInAt,
}) => {
  const client = await signedInAt('complete');
  const { user_id: user } = await client.call('GET', '/auth/validate');
  const { profile } = await client.call('GET', '/professionals/profile');
  const long = 'W'.repeat(100);
  const number = { id: 'n1', phone_number: '+14155550101', friendly_name: long, forward_to_number: '+14155550102' };
  await answer(page, `GET /api/v1/twilio/phones/${user}`, [number]);
  const call = { id: 'c1', from: '+12025550141', started_at: new Date().toISOString(), status: 'missed' };
  await answer(page, `GET /api/v1/twilio/phones/${user}/n1/statistics`, { recent_calls: [call] });
  const bill = {
    id: 't1',
    type: 'other',
    status: 'succeeded',
    amount: 3,
    description: long,
    created_at: call.started_at,
  };
  await answer(page, `GET /api/v1/phone-subscriptions/${profile.phone_numbers[0].id}/transactions`, [bill]);
  const main = page.getByRole('main');
  const row = page.getByRole('table').locator('tbody tr:has(> td)');
  const inBothWidths = async (see: () => Promise<void>) => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      // The page takes the new width at its next drawing.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      await see();
    }
  };
  await page.goto('/dashboard/incoming-calls');
  await inBothWidths(() => expect(row.getByRole('link', { name: 'Call back' })).toBeInViewport({ ratio: 1 }));
  await moveAtRest(page, '/dashboard/billing/invoices');
  await inBothWidths(() => expect(row.getByText('$3.00')).toBeInViewport({ ratio: 1 }));
  await moveAtRest(page, '/dashboard/account/phone-numbers');
  const name = main.getByText(long);
  await inBothWidths(async () => {
    await expect(name).toBeVisible();
    expect(await name.evaluate((words) => words.getBoundingClientRect().right <= innerWidth)).toBe(true);
  });

  await moveAtRest(page, '/dashboard/incoming-calls?days=7');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  const caller = main.getByLabel('Номер звонившего');
  const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  await expect(caller).toBeVisible();
  expect(await rightOf(caller)).toBeLessThanOrEqual((await rightOf(main.getByRole('table'))) - 16);
});
