import type { Page } from '@playwright/test';
import { answer, loseAnswer, recordCalls } from '../support/calls';
import { expectNotice, notice } from '../support/notices';
import { inLanguage } from '../support/paths';
import { expect, test } from '../support/test';

const STEP = '/onboarding/subscription';
const BILLING = '/dashboard/billing';
const LIST = 'GET /api/v1/phone-subscriptions';
const POST = 'POST /api/v1/phone-subscriptions';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const active = (page: Page) => main(page).getByText('Subscription active. You can create forwarding numbers.');

/** Presses the panel's button and says yes to what it asks; both say the same but for a subscription that is paid now. */
async function agree(page: Page, name: string, yes = name): Promise<void> {
  await button(page, name).click();
  await page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
}

const SUBSCRIBE = ['Subscribe for $24.00 today', 'Pay $24.00 and subscribe'] as const;

/** Phones that only the test knows of have no bills. */
async function withoutBills(page: Page): Promise<void> {
  for (const phone of ['phone-1', 'phone-2', 'phone-3'])
    await answer(page, `GET /api/v1/phone-subscriptions/${phone}/transactions`, []);
}

function subscription(change: object = {}) {
  return {
    id: 'sub-1',
    phone_number_id: 'phone-1',
    status: 'active',
    monthly_fee: 19,
    amount: 19,
    currency: 'USD',
    start_date: '2025-03-04T12:00:00Z',
    end_date: '2099-04-04T12:00:00Z',
    ...change,
  };
}

test('R113 R116 R118 R119: what a subscription lacks is said word for word, with a mark where the professional has to act', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('subscription');
  await withoutBills(page);
  const messages = [
    ['past_due', 'Payment past due. Please update your payment method.'],
    ['cancelled', 'Subscription cancelled. Reactivate to enable forwarding numbers.'],
  ] as const;
  await page.goto(STEP);
  await expect(
    main(page).getByText('No subscription found. Subscribe to enable forwarding numbers.', { exact: true }),
  ).toBeVisible();
  for (const [status, message] of messages) {
    await answer(page, LIST, [subscription({ status })]);
    await page.goto(STEP);
    await expect(main(page).getByText(message, { exact: true })).toBeVisible();
    await expect(main(page).getByText('Needs attention', { exact: true })).toHaveCount(status === 'past_due' ? 1 : 0);
  }
});

test('R114 R244: the total counts active subscriptions alone, by fee or else amount, in en-US in every language', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await withoutBills(page);
  await answer(page, LIST, {
    data: [
      subscription({ monthly_fee: 1_229 }),
      subscription({ id: 'sub-2', phone_number_id: 'phone-2', monthly_fee: null, amount: '5.50' }),
      subscription({ id: 'sub-3', phone_number_id: 'phone-3', status: 'paused', monthly_fee: 7 }),
    ],
  });
  await page.goto(BILLING);
  for (const [locale, label] of [
    ['en', 'Monthly subscription total'],
    ['es', 'Total mensual de la suscripción'],
    ['ru', 'Плата за подписки в месяц, всего'],
  ] as const) {
    await page.getByRole('combobox', { name: /^(Language|Idioma)$/ }).selectOption(locale);
    await expect(page).toHaveURL(inLanguage(BILLING, locale));
    const total = main(page).locator('dl').filter({ hasText: label }).last();
    await expect(total).toContainText('$1,234.50');
  }
});

test('R111 R112 R195 R196 R231 R232: it is paused, reactivated and, once asked, cancelled by the phone’s id; each says so and stays so', async ({
  page,
  signedInAt,
}) => {
  const client = await signedInAt('complete');
  const {
    data: [own],
  } = await client.call('GET', '/api/v1/phone-subscriptions');
  const calls = recordCalls(page);
  await page.goto(BILLING);
  await agree(page, 'Pause');
  await expectNotice(page, 'Subscription Paused', 'Your subscription has been paused successfully');
  await agree(page, 'Reactivate');
  await expectNotice(page, 'Subscription Reactivated');
  await expect(active(page)).toBeVisible();

  await button(page, 'Cancel subscription').click();
  const question = page.getByRole('alertdialog', { name: /^Cancel the subscription for/ });
  await question.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(question).toHaveCount(0);
  await button(page, 'Cancel subscription').click();
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectNotice(page, 'Subscription Cancelled');
  await expect(main(page).getByText('Subscription cancelled. Reactivate to enable forwarding numbers.')).toBeVisible();
  expect(calls.map(({ name }) => name).filter((name) => !name.startsWith('GET'))).toEqual([
    `POST /api/v1/phone-subscriptions/${own.id}/pause`,
    `POST /api/v1/phone-subscriptions/${own.id}/reactivate`,
    `DELETE /api/v1/phone-subscriptions/${own.phone_number_id}`,
  ]);
  // Without an active subscription its step is due again (R57).
  await page.goto('/dashboard');
  await expect(page).toHaveURL(STEP);
  const reactivate = main(page).getByRole('button', { name: /^Reactivate for \$\d+\.\d\d today$/ });
  // The words of its being busy stand in it as well.
  const [name = ''] = /^Reactivate for \$\d+\.\d\d today/.exec((await reactivate.textContent()) ?? '') ?? [];
  await agree(page, name);
  await expect(page).toHaveURL('/dashboard');
});

test('R215 R222: what failed says "Error" and why, the status stays, and it can be tried again', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 500/);
  await signedInAt('complete');
  await withoutBills(page);
  await answer(page, LIST, [subscription()]);
  await page.goto(BILLING);
  const fail = async (name: string, call: string, text: string) => {
    await answer(page, call, 500);
    await agree(page, name);
    await expect(notice(page, 'Error').filter({ hasText: text })).toBeVisible();
    await expect(button(page, name)).toBeEnabled();
  };
  await fail('Pause', 'POST /api/v1/phone-subscriptions/sub-1/pause', 'Failed to pause subscription');
  await fail('Cancel subscription', 'DELETE /api/v1/phone-subscriptions/phone-1', 'Failed to cancel subscription');
  await answer(page, LIST, [subscription({ status: 'paused' })]);
  await page.goto(STEP);
  const reactivation = 'POST /api/v1/phone-subscriptions/sub-1/reactivate';
  await fail('Reactivate', reactivation, 'Failed to reactivate subscription');
});

test('R150 R194: a double click, or two tabs, subscribe once, by exactly one identifier', async ({
  page,
  context,
  signedInAt,
}) => {
  const client = await signedInAt('subscription');
  const { profile } = await client.call('GET', '/professionals/profile');
  await page.goto(STEP);
  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('careline.token', token), client.token);
  await other.goto(STEP);
  const calls = [recordCalls(page), recordCalls(other)];
  const [ask, yes] = SUBSCRIBE;
  const payIn = (tab: Page) => tab.getByRole('alertdialog').getByRole('button', { name: yes });
  await button(page, ask).click();
  await button(other, ask).click();
  // Both questions stand before either is answered: one that still moves would be gone once the other tab has paid.
  for (const tab of [page, other]) await payIn(tab).click({ trial: true });
  await Promise.all([payIn(page).dblclick(), payIn(other).click()]);
  await expect(page).toHaveURL('/onboarding/twilio-numbers');
  await expect(other).toHaveURL('/onboarding/twilio-numbers');
  const posts = calls.flat().filter(({ name }) => name === POST);
  expect(posts.map(({ body }) => body)).toEqual([{ phone_number_id: profile.phone_numbers[0].id }]);
});

test('R215: a time-out that changed nothing is looked up and told, and subscribing can be tried again; so is a lost answer, by which the phone was subscribed once', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/ERR_CONNECTION_RESET/);
  await page.clock.install();
  await signedInAt('subscription');
  await page.goto(STEP);
  await expect(button(page, SUBSCRIBE[0])).toBeEnabled();
  // Not the site's own report, which is one too.
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/phone-subscriptions'),
  );
  await page.route('**/backend/api/v1/phone-subscriptions', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  );
  await agree(page, ...SUBSCRIBE);
  await asked;
  await page.clock.fastForward(30_000);
  const error = notice(page, 'Error');
  await expect(error).toContainText('We checked: nothing was changed, so you can try again.');
  await error.getByRole('button').click();
  await expect(error).toHaveCount(0);
  await page.unrouteAll();
  const calls = recordCalls(page);
  await loseAnswer(page, POST);
  await agree(page, ...SUBSCRIBE);
  await expect(page).toHaveURL('/onboarding/twilio-numbers');
  expect(calls.filter(({ name }) => name === POST)).toHaveLength(1);
  await expect(error).toHaveCount(0);
});
