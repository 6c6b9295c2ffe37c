import { hold } from '../support/hold';
import { ana } from '../support/reference-client';
import { fillIn, nothing, noticeText, signInButton, signOut, stored } from '../support/session';
import { expect, test } from '../support/test';

test('R39 R42 R43 R45 R67 R94 R97 R102 R228 R230: without a token nothing is validated or kept; sign-in leads to the remembered path once, afterwards to the dashboard', async ({
  page,
}) => {
  const validations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/backend/auth/validate')) validations.push(request.url());
  });
  await page.goto('/dashboard/billing/invoices?page=2');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(validations).toEqual([]);
  expect(await stored(page)).toEqual(nothing);
  await fillIn(page);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard/billing/invoices?page=2');
  await expect(noticeText(page, 'Login Successful')).toBeVisible();
  await expect(noticeText(page, 'Welcome back!')).toBeVisible();
  expect(await stored(page)).toMatchObject({ local: null, session: expect.any(String), email: ana.email });

  await signOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect(noticeText(page, 'Logged Out')).toBeVisible();
  await expect(noticeText(page, 'You have been successfully logged out.')).toBeVisible();
  await fillIn(page);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('F57: a language chosen on the way after a sign-in leads to the remembered path, in that language', async ({
  page,
}) => {
  await page.goto('/dashboard/billing/invoices?month=2026-10#x');
  await expect(page).toHaveURL('/auth/login');
  const held = await hold(page, '**/backend/api/v1/phone-subscriptions*');
  await fillIn(page);
  await signInButton(page).click();
  await held.arrived;
  await page.getByLabel('Language').selectOption('es');
  await held.release();
  await expect(page).toHaveURL('/es/dashboard/billing/invoices?month=2026-10#x');
  await expect(page.locator('main h1')).toHaveText('Facturas');
});

test('R93 R95: a remembered sign-in is stored for the next visit, one that is not takes its place', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login');
  await fillIn(page, ana, true);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page)).toMatchObject({ local: expect.any(String), session: null });

  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(next.locator('[data-layout="dashboard"]')).toBeVisible();
  await next.close();

  await signOut(page);
  await fillIn(page, ana, false);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page)).toMatchObject({ local: null, session: expect.any(String) });
});

test('R61 R96 R162 R169 R252: the button is busy while one request with e-mail and password, and no authorization, is on its way, whatever their length', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 401/);
  await page.goto('/auth/login');
  const held = await hold(page, '**/backend/auth/login');
  await fillIn(page, { email: 'a@b', password: 'x' });
  await signInButton(page).click();
  const request = await held.arrived;
  await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'true');
  await signInButton(page).click({ force: true });
  expect(request.postDataJSON()).toEqual({ email: 'a@b', password: 'x' });
  const headers = await request.allHeaders();
  for (const name of ['authorization', 'x-user-id', 'x-organization-id', 'x-user-permissions']) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(held.count()).toBe(1);
  await held.release();
  await expect(page.getByRole('alert')).toContainText('not right');
});

test('R98 R101 R149 R217: a failed sign-in says why, stays, and leaves nothing behind', async ({ page, problems }) => {
  problems.announce(/status of (401|500)/);
  await page.goto('/auth/login');
  await fillIn(page, { email: ana.email, password: 'wrong' });
  await page.route('**/backend/auth/login', (route) => route.fulfill({ status: 401, json: { message: 'Bad' } }));
  await signInButton(page).click();
  await expect(noticeText(page, 'Login Failed')).toBeVisible();
  await expect(noticeText(page, 'Bad')).toBeVisible();
  expect(await stored(page)).toEqual(nothing);

  await page.route('**/backend/auth/login', (route) => route.fulfill({ json: {} }));
  await signInButton(page).click();
  await expect(noticeText(page, 'Login successful but no access token received.')).toBeVisible();
  expect(await stored(page)).toEqual(nothing);

  await page.unroute('**/backend/auth/login');
  await page.route('**/backend/auth/validate', (route) => route.fulfill({ status: 500 }));
  await fillIn(page);
  await signInButton(page).click();
  await expect(noticeText(page, 'Failed to validate token')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  expect(await stored(page)).toEqual(nothing);
});
