import type { Page } from '@playwright/test';
import { answer } from '../support/calls';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

/** What is said of a list without an answer; once it is answered, Retry brings the page back. */
async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Retry', exact: true }).first().click();
}

async function expectPage(page: Page, path: string, text: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(main(page).getByText(text, { exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
}

test('R142 R210 R212 R213 R215: a list without an answer leaves its step incomplete, where it says what failed and offers Retry, which brings the page back', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of 500/);
  await visitAs('complete');
  for (const [call, step, text] of [
    ['GET /professionals/profile', '/onboarding/profile', 'Failed to fetch profile'],
    ['GET /professionals/profile/addresses', '/onboarding/business-address', 'Failed to fetch business addresses'],
    ['GET /api/v1/payment-methods', '/onboarding/payment-methods', 'Failed to fetch payment methods'],
    ['GET /api/v1/phone-subscriptions', '/onboarding/subscription', 'Failed to load subscriptions'],
  ] as const) {
    await test.step(call, async () => {
      await answer(page, call, 500);
      await page.goto('/dashboard');
      await expect(page).toHaveURL(step);
      await expectFailure(page, text);
      await expectPage(page, '/dashboard', text);
      // Who was seen complete on this device would be led nowhere (PD62).
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('R142 R211: a list that no step is judged by says where it is shown what failed, and Retry brings it', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of 500/);
  await visitAs('complete');
  const skills = '/dashboard/account/personal-information';
  await answer(page, 'GET /skills', 500);
  await page.goto(skills);
  await expectFailure(page, 'Failed to fetch skills');
  await expectPage(page, skills, 'Failed to fetch skills');

  await answer(page, 'GET /conditions', 500);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Conditions' }).click();
  await expectFailure(page, 'Failed to fetch conditions');
  await expectPage(page, '/dashboard/conditions', 'Failed to fetch conditions');
});

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
