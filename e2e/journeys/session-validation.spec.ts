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

test('R91 R92 R103 R172: a validation that ends in 401, 500 or an empty result clears all and leads to the login page', async ({
  page,
  visitAs,
  tokens,
  problems,
}) => {
  problems.announce(/status of (401|500)/);
  await visitAs('complete');
  await page.addInitScript(() => localStorage.setItem('careline.email', 'old@careline.example'));
  for (const [what, status, body] of [
    ['401', 401, { message: 'expired' }],
    ['500', 500, null],
    ['an empty result', 200, {}],
  ] as const) {
    await test.step(what, async () => {
      await page.route('**/backend/auth/validate', (route) => route.fulfill({ status, json: body }));
      const validated = page.waitForRequest('**/backend/auth/validate');
      await page.goto('/ru/dashboard');
      expect(await (await validated).headerValue('authorization')).toBe(`Bearer ${tokens.complete}`);
      await expect(page).toHaveURL('/ru/auth/login');
      expect(await stored(page)).toEqual(nothing);
      await expect(page.locator('input[name="email"]')).toHaveValue('');
      // For the next load: only the first one of a tab is signed in by itself.
      await page.evaluate((token) => sessionStorage.setItem('careline.token', token), tokens.complete);
    });
  }
});

test('R62-R66 R156 R162 R163 R251: a user is sent with every call, and named in the menu by the profile', async ({
  page,
  visitAs,
  tokens,
}) => {
  await visitAs('complete');
  const user = { user_id: 'u-1', org_id: 'o-1', permissions: ['a', 'b'], username: 'vera@work.example' };
  await page.route('**/backend/auth/validate', (route) => route.fulfill({ json: user }));
  await page.route('**/backend/professionals/profile', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { profile: { ...body.profile, email: 'p@x.example' } } });
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
  await page.getByRole('button', { name: /^Account of Ana / }).click();
  await expect(page.getByText('vera@work.example')).toBeVisible();
  await expect(page.getByRole('menu')).toContainText('Ana');
});
