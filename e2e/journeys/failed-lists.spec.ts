import { answer } from '../support/calls';
import { expect, test } from '../support/test';

/** A list that fails leaves its step incomplete: where one is led to, what is said there, and where one is once it came. */
const steps = [
  ['R210', 'GET /professionals/profile', '/onboarding/profile', 'Failed to fetch profile'],
  [
    'R212',
    'GET /professionals/profile/addresses',
    '/onboarding/business-address',
    'Failed to fetch business addresses',
  ],
  ['R213', 'GET /api/v1/payment-methods', '/onboarding/payment-methods', 'Failed to fetch payment methods'],
  ['R215', 'GET /api/v1/phone-subscriptions', '/onboarding/subscription', 'Failed to load subscriptions'],
] as const;

/** A list that no step is judged by fails where it is shown. */
const lists = [
  ['R211', 'GET /skills', '/dashboard/account/personal-information', 'Failed to fetch skills'],
  ['R211', 'GET /conditions', '/dashboard/conditions', 'Failed to fetch conditions'],
] as const;

for (const { id, call, asked, meets, text } of [
  ...steps.map(([id, call, meets, text]) => ({ id, call, asked: '/dashboard', meets, text })),
  ...lists.map(([id, call, asked, text]) => ({ id, call, asked, meets: asked, text })),
]) {
  test(`R142 ${id}: ${call} without an answer says "${text}" and offers Retry, which brings the page back`, async ({
    page,
    visitAs,
    problems,
  }) => {
    problems.announce(/status of 500/);
    await visitAs('complete');
    await answer(page, call, 500);
    await page.goto(asked);
    await expect(page).toHaveURL(meets);
    const main = page.getByRole('main');
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Retry', exact: true }).first().click();
    await expect(page).toHaveURL(asked);
    await expect(main.getByText(text, { exact: true })).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('R54 R142: a Retry in a step leads to the one that is due', async ({ page, signedInAt, problems }) => {
  problems.announce(/status of 500/);
  await signedInAt('subscription');
  await answer(page, 'GET /api/v1/payment-methods', 500);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding/payment-methods');
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
  await expect(page).toHaveURL('/onboarding/subscription');
});
