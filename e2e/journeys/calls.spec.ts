import type { Locator } from '@playwright/test';
import { answer } from '../support/calls';
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

test('F113: names and words without a space leave the rest of their rows in sight, wide and on a phone', async ({
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
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard/incoming-calls');
    const row = page.getByRole('table').locator('tbody tr:has(> td)');
    await expect(row.getByRole('link', { name: 'Call back' })).toBeInViewport({ ratio: 1 });
    await page.goto('/dashboard/billing/invoices');
    await expect(row.getByText('$3.00')).toBeInViewport({ ratio: 1 });
    await page.goto('/dashboard/account/phone-numbers');
    const name = page.getByRole('main').getByText(long);
    await expect(name).toBeVisible();
    expect(await name.evaluate((words) => words.getBoundingClientRect().right <= innerWidth)).toBe(true);
  }
});

test('F116: on a phone the open filters of the call log stay within their card, in Russian too', async ({
  page,
  signedInAt,
}) => {
  const client = await signedInAt('complete');
  const { user_id: user } = await client.call('GET', '/auth/validate');
  await answer(page, `GET /api/v1/twilio/phones/${user}`, [{ id: 'n1', phone_number: '+14155550101' }]);
  const call = { id: 'c1', from: '+12025550141', started_at: new Date().toISOString(), status: 'missed' };
  await answer(page, `GET /api/v1/twilio/phones/${user}/n1/statistics`, { recent_calls: [call] });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/ru/dashboard/incoming-calls?days=7');
  const main = page.getByRole('main');
  const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  await expect(main.getByLabel('Номер звонившего')).toBeVisible();
  expect(await rightOf(main.getByLabel('Номер звонившего'))).toBeLessThanOrEqual(
    (await rightOf(main.getByRole('table'))) - 16,
  );
});
