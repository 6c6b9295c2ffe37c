import type { Page } from '@playwright/test';
import { answer, loseAnswer, recordCalls } from '../support/calls';
import { expectNotice, notice } from '../support/notices';
import { newAccount, ReferenceClient } from '../support/reference-client';
import { bringTo } from '../support/scene';
import { expect, test } from '../support/test';

const PATH = '/dashboard/account/phone-numbers';
const STEP = '/onboarding/twilio-numbers';
const PHONES = 'POST /api/v1/twilio/phones';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
const row = (page: Page, number: string) => main(page).getByRole('listitem').filter({ hasText: number });
const national = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** Searches an area that no other test buys in, and resolves to the first number found. */
async function search(page: Page, areaCode: string, { recycled = false } = {}): Promise<string> {
  await main(page).getByLabel('Area code').fill(areaCode);
  if (recycled) await main(page).getByLabel('Include recycled numbers').check();
  const found = page.waitForResponse((response) => response.url().endsWith('/twilio/phones'));
  await button(page, 'Search numbers').click();
  return (await (await found).json()).data[0].phone_number;
}

/** In a sentence its parts never part (AX23). */
const kept = (number: string) => national(number).replace('-', '\u2060-\u2060');
const buy = (page: Page, number: string) => button(page, `Buy ${kept(number)}`);
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: /^Buy/ });
const purchases = (calls: ReturnType<typeof recordCalls>) =>
  calls.filter(({ name, body }) => name === PHONES && body.phone_number !== undefined);

test('R25 R52 R53 R199 R202 R233: after a purchase the pages show the number, and moving between them asks for what is due and nothing twice', async ({
  page,
  signedInAt,
}) => {
  const { account } = await signedInAt('complete');
  const calls = recordCalls(page);
  await page.goto(PATH);
  const number = await search(page, '415');
  await buy(page, number).click();
  await expect(page.getByRole('alertdialog')).toContainText(/\$\d+\.\d\d will be charged to Visa.••••.4242\./);
  await confirm(page).click();
  await expectNotice(page, 'Number Purchased', `Successfully acquired ${kept(number)}`);
  await expect(row(page, national(number))).toBeVisible();
  expect(purchases(calls)).toHaveLength(1);

  const { numbers, userId } = await ownNumbers(account);
  expect(numbers).toHaveLength(2);
  const asks = (from: number) =>
    calls
      .slice(from)
      .map(({ name }) => name)
      .toSorted();
  let from = calls.length;
  await follow(page, 'Overview');
  await expect(main(page).getByText(national(number))).toBeVisible();
  // The list was changed by the purchase, so the next entry asks the server for it, once (PD55), and for the calls of each number.
  const statistics = numbers.map(({ id }) => `GET /api/v1/twilio/phones/${userId}/${id}/statistics`);
  await expect.poll(() => asks(from)).toEqual([`GET /api/v1/twilio/phones/${userId}`, ...statistics].toSorted());

  from = calls.length;
  await follow(page, 'Statistics');
  await expect(main(page).getByLabel('Number').locator('option')).toHaveCount(3);
  await expect(
    main(page)
      .getByRole('term')
      .filter({ hasText: /^Calls$/ }),
  ).toBeVisible();
  expect(asks(from)).toEqual([]);

  from = calls.length;
  await follow(page, 'Incoming calls');
  await expect(main(page).getByText(national(number))).toBeVisible();
  // The log is of all days, of which the pages before asked for a part.
  await expect.poll(() => asks(from)).toEqual(statistics.toSorted());
  await follow(page, 'Phone numbers');
  await expect(row(page, national(number))).toBeVisible();
  await follow(page, 'Incoming calls');
  await expect(main(page).getByText(national(number))).toBeVisible();
  expect(asks(from)).toEqual(statistics.toSorted());

  async function ownNumbers(own: typeof account): Promise<{ numbers: { id: string }[]; userId: string }> {
    const client = await ReferenceClient.signIn(new URL(page.url()).origin, own);
    const { user_id: id } = await client.call('GET', '/auth/validate');
    const { data } = await client.call('GET', `/api/v1/twilio/phones/${id}`);
    return { numbers: data, userId: id };
  }
});

test('R234 R244 R247: a recycled number says what it saves before and after, and is bought with the default purpose', async ({
  page,
  signedInAt,
  baseURL,
}) => {
  const before = await ReferenceClient.register(baseURL ?? '', newAccount());
  await bringTo(before, 'complete');
  const found = await before.call('POST', '/api/v1/twilio/phones', { action: 'search', area_code: '713', limit: 1 });
  const { data: given } = await before.call('POST', '/api/v1/twilio/phones', {
    phone_number: found.data[0].phone_number,
  });
  const { user_id: id } = await before.call('GET', '/auth/validate');
  await before.call('DELETE', `/api/v1/twilio/phones/${id}/${given.id}`);

  await signedInAt('complete');
  const calls = recordCalls(page);
  await page.goto(PATH);
  await search(page, '713', { recycled: true });
  const offer = main(page)
    .getByRole('row')
    .filter({ hasText: national(given.phone_number) });
  await expect(offer).toContainText('Recycled');
  const [, saved = ''] = /saves (\$\d+\.\d\d)/.exec((await offer.textContent()) ?? '') ?? [];
  await buy(page, given.phone_number).click();
  await expect(page.getByRole('alertdialog')).toContainText(`you save ${saved}.`);
  await confirm(page).click();
  await expectNotice(page, 'Number Recycled!', `Successfully recycled ${kept(given.phone_number)} - Saved ${saved}`);
  expect(purchases(calls)[0]?.body).toMatchObject({
    purpose: 'Healthcare professional lead generation - call forwarding',
  });
});

test('a double click and a second tab buy a number once', async ({ page, context, signedInAt }) => {
  const client = await signedInAt('complete');
  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('careline.token', token), client.token);
  const calls = [recordCalls(page), recordCalls(other)];
  await page.goto(PATH);
  await other.goto(PATH);
  const number = await search(page, '212');
  expect(await search(other, '212')).toBe(number);
  await buy(page, number).dblclick();
  await buy(other, number).click();
  const told = /Number Purchased|This number is already yours/;
  // Notices go by themselves, and a tab behind another one is slow to take a click: both are watched from the start.
  await Promise.all([
    ...[page, other].map((tab) =>
      expect(tab.getByRole('region', { name: /F8/ }).getByText(told)).toBeVisible({ timeout: 25_000 }),
    ),
    confirm(page).dblclick(),
    confirm(other).click(),
  ]);
  for (const tab of [page, other]) await expect(row(tab, national(number))).toHaveCount(1);
  expect(calls.flatMap(purchases)).toHaveLength(1);
});

test('R216 R221: a search and a purchase that fail, or are never answered, say so and can be tried again; one whose answer is lost is looked up and told as what it was', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 500|ERR_CONNECTION_RESET/);
  await page.clock.install();
  await signedInAt('twilio-numbers');
  await page.goto(STEP);
  await answer(page, PHONES, 500);
  await main(page).getByLabel('Area code').fill('702');
  await button(page, 'Search numbers').click();
  await expectNotice(page, 'Search Failed', 'Failed to search Twilio numbers');
  await page.unrouteAll();
  const found = page.waitForResponse((response) => response.url().endsWith('/twilio/phones'));
  await button(page, 'Retry').click();
  const number: string = (await (await found).json()).data[0].phone_number;

  await answer(page, PHONES, 500);
  await buy(page, number).click();
  await confirm(page).click();
  await expectNotice(page, 'Purchase Failed');
  await page.unrouteAll();

  // Not the site's own report, which is one too.
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/twilio/phones'),
  );
  await page.route('**/backend/api/v1/twilio/phones', () => undefined);
  await buy(page, number).click();
  await confirm(page).click();
  await asked;
  await page.clock.fastForward(30_000);
  await expect(notice(page, 'Purchase Failed')).toContainText('We checked: nothing was changed');
  await page.unrouteAll();

  const calls = recordCalls(page);
  await loseAnswer(page, PHONES);
  await buy(page, number).click();
  await confirm(page).click();
  await expectNotice(page, 'Number Purchased', `Successfully acquired ${kept(number)}`);
  await expect(page).toHaveURL('/dashboard');
  expect(purchases(calls)).toHaveLength(1);
});

test('R201 R216 R221 R235: a number is edited and, once asked, deleted; what fails says why and keeps what was typed', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 500/);
  const client = await signedInAt('complete');
  const { user_id: userId } = await client.call('GET', '/auth/validate');
  const {
    data: [own],
  } = await client.call('GET', `/api/v1/twilio/phones/${userId}`);
  const path = `/api/v1/twilio/phones/${userId}/${own.id}`;
  await page.goto(PATH);
  const field = (name: string) => main(page).locator(`[name="${name}"]`);

  await button(page, 'Edit').click();
  await field('friendly_name').fill('Front desk');
  await field('purpose').fill('New patients');
  await answer(page, `PUT ${path}`, 500);
  await button(page, 'Save number').click();
  await expectNotice(page, 'Update Failed', 'Failed to update Twilio number');
  await expect(field('friendly_name')).toHaveValue('Front desk');
  await page.unrouteAll();
  await button(page, 'Save number').click();
  await expectNotice(page, 'Number Updated');
  await page.reload();
  await expect(row(page, national(own.phone_number))).toContainText('Front desk');

  async function remove(): Promise<void> {
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete number' }).click();
  }
  await answer(page, `DELETE ${path}`, 500);
  await remove();
  await expectNotice(page, 'Delete Failed', 'Failed to delete Twilio number');
  await expect(row(page, national(own.phone_number))).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Delete').click();
  await expect(page.getByRole('alertdialog')).toContainText('It is your only number');
  await expect(page.getByRole('alertdialog')).toContainText('You cannot use most of the dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete number' }).click();
  await expectNotice(page, 'Number Deleted');
  // Without a number the guards lead to the step that chooses one, at once (R57).
  await expect(page).toHaveURL(STEP);
  await expect(button(page, 'Search numbers')).toBeVisible();
});

test('R86 R87 R203 R216 R221: recycling statistics and audit are asked for, fail in words, and come with Retry', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of 500/);
  await visitAs('complete');
  await page.goto(PATH);
  await main(page).getByText('Platform number reports').click();
  const reports = [
    [
      'Recycling statistics',
      'GET /api/v1/twilio/recycling/stats',
      'Statistics Failed',
      'Failed to fetch recycling statistics',
    ],
    ['Run audit', 'GET /api/v1/twilio/audit', 'Audit Failed', 'Failed to perform recycling audit'],
  ] as const;
  for (const [name, call, title, text] of reports) {
    await answer(page, call, 500);
    await button(page, name).click();
    await expectNotice(page, title, text);
    await page.unrouteAll();
    await button(page, 'Retry').click();
    await expect(button(page, 'Retry')).toHaveCount(0);
  }
  for (const figure of ['Numbers recycled', 'Saved in all', 'Recycling rate', 'Numbers in all', 'Potential savings']) {
    await expect(main(page).getByRole('term').filter({ hasText: figure })).toBeVisible();
  }
});
