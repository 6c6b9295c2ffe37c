import { hold } from '../support/hold';
import { nothing, stored } from '../support/session';
import { expect, test } from '../support/test';

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
    await page.route('**/backend/api/v1/twilio/phones/u-1/n/statistics*', (route) => route.fulfill({ json: {} }));
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

test('R251: the menu shows the name of the profile', async ({ page, visitAs }) => {
  await visitAs('complete');
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /^Account of Ana / });
  await menu.click();
  await expect(page.getByRole('menu')).toContainText('Ana');
});
