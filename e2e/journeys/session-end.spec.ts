import { hold } from '../support/hold';
import { newAccount, ReferenceClient } from '../support/reference-client';
import { fillIn, nothing, signInButton, signOut, stored } from '../support/session';
import { expect, test } from '../support/test';

test('R100 R101 R171: sign-out tells the server, and clears even where the server fails', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 500/);
  const { token } = await signedInAt('complete');
  await page.goto('/es/dashboard');
  await page.route('**/backend/auth/logout', (route) => route.fulfill({ status: 500 }));
  const sent = page.waitForRequest('**/backend/auth/logout');
  await page.getByRole('button', { name: 'Vera Lind' }).click();
  await page.getByRole('menuitem').last().click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.postData()).toBeNull();
  expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`);
  await expect(page).toHaveURL('/es/auth/login');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('listitem')).toHaveAttribute('data-color', 'info');
  expect(await stored(page)).toEqual(nothing);
});

test('F55 R92: a sign-out on a line that hangs leads to the login page and forgets, and the server hears of it after all; another user sees nothing of the one before', async ({
  page,
  signedInAt,
  baseURL,
}) => {
  const next = await ReferenceClient.register(baseURL ?? '');
  const client = await signedInAt('complete');
  await page.goto('/dashboard');
  await expect(page.getByText('Vera').first()).toBeVisible();
  const held = await hold(page, '**/backend/auth/logout');
  await signOut(page);
  await held.arrived;
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => stored(page)).toEqual(nothing);
  await held.release();
  await expect.poll(() => client.call('GET', '/auth/validate').then(() => 'known', String)).toContain('401');

  await fillIn(page, next.account);
  await signInButton(page).click();
  await expect(page).toHaveURL('/onboarding/profile');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('Vera')).toHaveCount(0);
});

test('sign-out reaches the other tabs of the user, which ask for nothing more', async ({ page, context, baseURL }) => {
  const account = newAccount();
  const client = await ReferenceClient.register(baseURL ?? '', account);
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('scene') === 'set') return;
    sessionStorage.setItem('scene', 'set');
    localStorage.setItem('careline.token', token);
  }, client.token);
  await page.goto('/onboarding/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/ru/onboarding/subscription');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect(other).toHaveURL('/ru/auth/login');
  expect(await stored(other)).toEqual(nothing);
});

test('a session that the server ended leads to the login page, and back to where it stopped', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 401/);
  const client = await signedInAt('complete');
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await client.call('POST', '/auth/logout');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Invoices' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Please sign in again')).toBeVisible();
  await fillIn(page, client.account);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard/billing/invoices');
});

test('a session that ends while the next page is on its way opens the login page, never that page', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 401/);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-remote="mf-account"]')) sessionStorage.setItem('opened', 'mf-account');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.install();
  const client = await signedInAt('complete');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The page that is left waits for the next one's files half a second by this clock: until the session has ended.
  await page.clock.pauseAt(Date.now() + 60_000);
  const held = await hold(page, '**/remotes/mf-account/**');
  await client.call('POST', '/auth/logout');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Personal information' }).dispatchEvent('click');
  await held.arrived;
  await expect.poll(() => stored(page)).toEqual(nothing);
  await expect(page).toHaveURL('/dashboard');
  await page.clock.resume();
  await held.release();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Please sign in again')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('opened'))).toBeNull();
  await fillIn(page, client.account);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard/account/personal-information');
});

test('R92: a tab that wakes under another user shows and keeps nothing of the one before', async ({
  page,
  baseURL,
}) => {
  const [client, next] = await Promise.all([
    ReferenceClient.register(baseURL ?? ''),
    ReferenceClient.register(baseURL ?? ''),
  ]);
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('scene') === 'set') return;
    sessionStorage.setItem('scene', 'set');
    localStorage.setItem('careline.token', token);
  }, client.token);
  await page.goto('/onboarding/profile');
  await page.getByLabel('First name').fill('Vera');
  const reloaded = page.waitForEvent('load');
  await page.evaluate((token) => {
    localStorage.setItem('careline.token', token);
    window.dispatchEvent(new Event('pageshow'));
  }, next.token);
  await reloaded;
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Vera');
});
