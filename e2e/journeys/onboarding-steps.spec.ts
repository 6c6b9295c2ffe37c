import type { Page } from '@playwright/test';
import { inLanguage, onboardingPaths } from '../support/paths';
import { ReferenceClient } from '../support/reference-client';
import { bringTo } from '../support/scene';
import { expect, test } from '../support/test';

const [profile, address, conditions, cards] = onboardingPaths;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('the step that is due opens by itself, and the list says what is done, what is due and what is to come, in en and ru', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('conditions');
  await page.goto('/dashboard');
  for (const [locale, label, says, progress] of [
    ['en', 'Steps', ['Profile(Done)', 'Business address(Done)', 'Conditions(Current step)'], 'Step 3 of 6'],
    ['ru', 'Шаги', ['Профиль(Готово)', 'Рабочий адрес(Готово)', 'Заболевания(Текущий шаг)'], 'Шаг 3 из 6'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption(locale);
    await expect(page).toHaveURL(inLanguage(conditions, locale));
    const steps = page.getByRole('navigation', { name: label }).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    for (const [index, text] of says.entries()) await expect(steps.nth(index)).toContainText(text);
    await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
    // One may look ahead; what is done leads nowhere else.
    await expect(page.getByRole('navigation', { name: label }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('progressbar', { name: progress })).toHaveAttribute('aria-valuenow', '33');
  }
});

test('signing out mid-way and in again comes back to the step that is due, also after work elsewhere', async ({
  page,
  signedInAt,
  baseURL,
}) => {
  const { account } = await signedInAt('business-address');

  async function signOutAndIn(): Promise<void> {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  await page.goto('/dashboard');
  await expect(page).toHaveURL(address);
  await signOutAndIn();
  await expect(page).toHaveURL(address);
  await bringTo(await ReferenceClient.signIn(baseURL ?? '', account), 'conditions');
  await signOutAndIn();
  await expect(page).toHaveURL(conditions);
});

test('R56: a later step can be looked at and says which one is due; back and forward keep what was typed', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('profile');
  await page.goto(profile);
  await main(page).locator('[name="first_name"]').fill('Vera');
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Business address/ })
    .click();
  await expect(heading(page)).toHaveText('Business address');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Your profile');
  await expect(main(page).locator('[name="first_name"]')).toHaveValue('Vera');
  await page.goForward();
  await expect(page).toHaveURL(address);

  await page.goto(cards);
  await expect(page).toHaveURL(cards);
  await main(page).getByRole('link', { name: 'Go to “Profile”' }).click();
  await expect(page).toHaveURL(profile);
  await expect(main(page).locator('[name="first_name"]')).toHaveValue('Vera');
});

test('R54: a step that is done by a save moves on by itself; going back to it leads on again', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('business-address');
  await page.goto(address);
  await main(page).getByRole('button', { name: 'Add address' }).click();
  await expect(main(page).locator('[name="street1"]')).toHaveValue('12 Harbour Street');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL(conditions);
  await expect(heading(page)).toBeFocused();
  await page.goto(address);
  await expect(page).toHaveURL(conditions);
});
