import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { ana, newAccount, ReferenceClient } from '../support/reference-client';
import { expect, test } from '../support/test';

const signInButton = (page: Page) => page.getByRole('button', { name: /^Sign/ });
const notice = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });

async function fillIn(page: Page, { email, password } = ana, remember = false): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

function stored(page: Page) {
  return page.evaluate(() => ({
    local: localStorage.getItem('careline.token'),
    session: sessionStorage.getItem('careline.token'),
    email: localStorage.getItem('careline.email'),
    identity: localStorage.getItem('careline.identity') ?? sessionStorage.getItem('careline.identity'),
  }));
}

const nothing = { local: null, session: null, email: null, identity: null };

test('R39 R42 R43 R45 R67 R94 R97 R228 R230: sign-in leads to the remembered path once, afterwards to the dashboard', async ({
  page,
}) => {
  await page.goto('/dashboard/billing/invoices?page=2');
  await expect(page).toHaveURL('/auth/login');
  await fillIn(page);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard/billing/invoices?page=2');
  await expect(notice(page, 'Login Successful')).toBeVisible();
  await expect(notice(page, 'Welcome back!')).toBeVisible();
  expect(await stored(page)).toMatchObject({ local: null, session: expect.any(String), email: ana.email });

  await signOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect(notice(page, 'Logged Out')).toBeVisible();
  await expect(notice(page, 'You have been successfully logged out.')).toBeVisible();
  await fillIn(page);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
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

test('R61 R96 R169 R252: the button is busy while one request with e-mail and password is on its way, whatever their length', async ({
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
  await expect(notice(page, 'Login Failed')).toBeVisible();
  await expect(notice(page, 'Bad')).toBeVisible();
  expect(await stored(page)).toEqual(nothing);

  await page.route('**/backend/auth/login', (route) => route.fulfill({ json: {} }));
  await signInButton(page).click();
  await expect(notice(page, 'Login successful but no access token received.')).toBeVisible();
  expect(await stored(page)).toEqual(nothing);

  await page.unroute('**/backend/auth/login');
  await page.route('**/backend/auth/validate', (route) => route.fulfill({ status: 500 }));
  await fillIn(page);
  await signInButton(page).click();
  await expect(notice(page, 'Failed to validate token')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  expect(await stored(page)).toEqual(nothing);
});

test('R44 R99 R170 R217 R229: registration says that it failed or succeeded, and signs nobody in', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 409/);
  await page.goto('/es/auth/register');
  await page.getByLabel('Correo electrónico').fill(ana.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('correct horse');
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await create.click();
  const region = page.getByRole('region', { name: /F8/ });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/es/auth/register');

  const account = newAccount();
  await page.getByLabel('Correo electrónico').fill(account.email);
  const sent = page.waitForRequest('**/backend/auth/register');
  await create.click();
  expect((await sent).postDataJSON()).toEqual({ ...account, password: 'correct horse' });
  await expect(page).toHaveURL('/es/auth/login');
  expect(await stored(page)).toMatchObject({ local: null, session: null });
});

test('R217 R229: registration in English, in the words of the specification', async ({ page, problems }) => {
  problems.announce(/status of 500/);
  await page.goto('/auth/register');
  await page.getByLabel('Email').fill('someone@careline.example');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.route('**/backend/auth/register', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(notice(page, 'Registration Failed')).toBeVisible();
  await expect(notice(page, 'Registration failed')).toBeVisible();
  await page.route('**/backend/auth/register', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(notice(page, 'Registration Successful')).toBeVisible();
  await expect(notice(page, 'Please log in with your new account.')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
});

test('R41 R91 R104: stored authentication is tried before anything is decided, and no login page flashes', async ({
  page,
  visitAs,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const layout = document.querySelector('[data-layout]')?.getAttribute('data-layout');
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
      if (layout && !seen.includes(layout)) sessionStorage.setItem('seen', JSON.stringify([...seen, layout]));
    }).observe(document, { childList: true, subtree: true });
  });
  await visitAs('complete');
  const held = await hold(page, '**/backend/auth/validate');
  await page.goto('/dashboard');
  await held.arrived;
  await expect(page.locator('[data-splash]')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.locator('[data-layout]')).toHaveCount(0);
  await held.release();
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('["dashboard"]');
});

for (const [what, status, body] of [
  ['401', 401, { message: 'expired' }],
  ['500', 500, undefined],
  ['an empty result', 200, {}],
] as const) {
  test(`R91 R92 R103 R172: a validation that ends in ${what} clears all and leads to the login page`, async ({
    page,
    visitAs,
    problems,
  }) => {
    problems.announce(/status of (401|500)/);
    await visitAs('complete');
    await page.addInitScript(() => localStorage.setItem('careline.email', 'old@careline.example'));
    await page.route('**/backend/auth/validate', (route) => route.fulfill({ status, json: body ?? null }));
    await page.goto('/ru/dashboard');
    await expect(page).toHaveURL('/ru/auth/login');
    expect(await stored(page)).toEqual(nothing);
    await expect(page.locator('input[name="email"]')).toHaveValue('');
  });
}

test('R102: without a token nothing is validated and nothing is kept', async ({ page }) => {
  let validations = 0;
  await page.route('**/backend/auth/validate', (route) => {
    validations += 1;
    return route.continue();
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(validations).toBe(0);
  expect(await stored(page)).toEqual(nothing);
});

for (const [what, user, profileEmail] of [
  [
    'snake case',
    { user_id: 'u-1', org_id: 'o-1', permissions: ['a', 'b'], username: 'vera@work.example' },
    'p@x.example',
  ],
  [
    'Pascal case',
    { UserID: 'u-1', OrganizationID: 'o-1', Permissions: ['a', 'b'], Username: 'vera' },
    'vera@work.example',
  ],
] as const) {
  test(`R62-R66 R156 R162 R163: a user told in ${what} is sent with every call and named in the menu`, async ({
    page,
    visitAs,
    tokens,
  }) => {
    await visitAs('complete');
    await page.route('**/backend/auth/validate', (route) => route.fulfill({ json: user }));
    await page.route('**/backend/professionals/profile', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { profile: { ...body.profile, email: profileEmail } } });
    });
    const numbers = page.waitForRequest('**/backend/api/v1/twilio/phones/u-1');
    await page.route('**/backend/api/v1/twilio/phones/u-1', (route) =>
      route.fulfill({ json: [{ id: 'n', phone_number: '+1' }] }),
    );
    await page.goto('/dashboard');
    expect(await (await numbers).allHeaders()).toMatchObject({
      authorization: `Bearer ${tokens.complete}`,
      'x-user-id': 'u-1',
      'x-organization-id': 'o-1',
      'x-user-permissions': 'a,b',
    });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByText('vera@work.example')).toBeVisible();
  });
}

test('R162: nobody signed in, no authorization', async ({ page, problems }) => {
  problems.announce(/status of 401/);
  await page.goto('/auth/login');
  await fillIn(page, { email: ana.email, password: 'wrong' });
  const request = page.waitForRequest('**/backend/auth/login');
  await signInButton(page).click();
  const headers = await (await request).allHeaders();
  for (const name of ['authorization', 'x-user-id', 'x-organization-id', 'x-user-permissions']) {
    expect(headers).not.toHaveProperty(name);
  }
});

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

test('R92: another user sees nothing of the one before', async ({ page, signedInAt, baseURL }) => {
  await signedInAt('complete');
  const next = await ReferenceClient.register(baseURL ?? '');
  await page.goto('/dashboard');
  await expect(page.getByText('Vera').first()).toBeVisible();
  await signOut(page);
  await fillIn(page, next.account);
  await signInButton(page).click();
  await expect(page).toHaveURL('/onboarding/profile');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('Vera')).toHaveCount(0);
});

test('R251: the menu shows the name of the profile', async ({ page, visitAs }) => {
  await visitAs('complete');
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /^Account of Ana / });
  await menu.click();
  await expect(page.getByRole('menu')).toContainText('Ana');
});
