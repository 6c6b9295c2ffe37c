import { ana, newAccount } from '../support/reference-client';
import { noticeText, stored } from '../support/session';
import { expect, test } from '../support/test';

test('R44 R99 R170 R217 R229: registration says that it failed or succeeded, word for word, and signs nobody in', async ({
  page,
  problems,
}) => {
  problems.announce(/status of (409|500)/);
  await page.goto('/auth/register');
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(noticeText(page, 'Registration Failed')).toBeVisible();
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/auth/register');

  await page.route('**/backend/auth/register', (route) => route.fulfill({ status: 500 }));
  await create.click();
  await expect(noticeText(page, 'Registration failed')).toBeVisible();
  await page.unroute('**/backend/auth/register');

  const account = newAccount();
  await page.getByLabel('Email').fill(account.email);
  const sent = page.waitForRequest('**/backend/auth/register');
  await create.click();
  expect((await sent).postDataJSON()).toEqual({ ...account, password: 'correct horse' });
  await expect(noticeText(page, 'Registration Successful')).toBeVisible();
  await expect(noticeText(page, 'Please log in with your new account.')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  expect(await stored(page)).toMatchObject({ local: null, session: null });
});
