import { newAccount } from '../support/reference-client';
import { expect, test } from '../support/test';

test('a professional registers, signs in, completes the profile and meets the next step, on one page load and real data', async ({
  page,
}) => {
  const { email, password } = newAccount();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/onboarding/profile');
  await page.getByLabel('First name').fill('Vera');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Description').fill('Physiotherapist for people who sit too much.');
  await page.getByRole('combobox', { name: 'Skills' }).fill('a');
  await page.getByRole('listbox', { name: 'Skills' }).getByRole('option').first().click();
  await page.getByLabel('Street address').fill('12 Harbour Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State or province').fill('OR');
  await page.getByLabel('Postal code').fill('97201');
  await page.getByLabel('Country').selectOption('US');
  await page.getByRole('button', { name: 'Save profile' }).click();

  await expect(page).toHaveURL('/onboarding/business-address');
  await expect(page.getByRole('heading', { level: 1, name: 'Business address' })).toBeVisible();
  expect(loads).toBe(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Business address' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Vera Lind' })).toBeVisible();
});
