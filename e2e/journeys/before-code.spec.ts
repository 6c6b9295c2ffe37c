import type { Page, Route } from '@playwright/test';
import { takenOver } from '../support/browser';
import { answer, recordCalls } from '../support/calls';
import { hold } from '../support/hold';
import { signOut } from '../support/session';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const outline = (page: Page) => page.locator('[data-outline="layout"]');
const sign = (page: Page) => page.locator('[data-outline="sign"]');
const code = /\/(shell|remotes)\/.*\.js$/;

/** What the guards and the page ask for on every entry of the dashboard by somebody who was complete. */
const asked = [
  'GET /api/v1/payment-methods',
  'GET /api/v1/phone-subscriptions',
  /^GET \/api\/v1\/twilio\/phones\/[^/]+$/,
  'GET /auth/validate',
  'GET /professionals/profile',
  'GET /professionals/profile/addresses',
];

/** A first visit, after which the browser knows whose the token is and that the account is complete. */
async function becomeKnown(page: Page, path = '/dashboard'): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens an address while none of the site's code comes. Resolves once its HTML stands and what it asks for itself is answered. */
async function openWithoutCode(page: Page, path: string) {
  // What the page before it may still ask for, on a busy machine, is none of this one's.
  await page.goto('/robots.txt');
  const calls = recordCalls(page);
  const held = await hold(page, code);
  const answered = page.waitForResponse('**/backend/auth/validate').catch(() => {});
  await page.goto(path, { waitUntil: 'commit' });
  await held.arrived;
  await page.locator('#root').waitFor({ state: 'attached' });
  return { calls, answered, namesOf: () => calls.map(({ name }) => name).sort(), release: held.release };
}

test('PD72: a known user sees the layout and has asked for the data before any code has come, and nothing is asked twice', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await becomeKnown(page);
  const validation = await hold(page, '**/backend/auth/validate');
  const { calls, namesOf, release } = await openWithoutCode(page, '/dashboard/billing');
  await expect(outline(page)).toBeVisible();
  await expect(sign(page)).toBeHidden();
  await expect(outline(page)).not.toContainText('@');
  await expect.poll(namesOf).toHaveLength(asked.length);
  expect(calls.map(({ name }) => name).sort()).toEqual(
    asked.map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))),
  );

  // The code takes the very element over, so that nothing is painted anew.
  const painted = await outline(page).elementHandle();
  await release();
  await expect(page.locator('[data-splash] [data-outline="layout"]')).toBeVisible();
  expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('[data-layout]')).toHaveCount(0);
  await validation.release();
  await expect(heading(page)).toHaveText('Billing');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-outline]')).toHaveCount(0);
  for (const name of asked)
    expect(
      calls.filter((call) => call.name.match(name)?.[0] === call.name),
      `${name}`,
    ).toHaveLength(1);

  // Back and forward load the document anew, and ask once again.
  await page.goto('/professionals');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  calls.splice(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Billing');
  await page.waitForLoadState('networkidle');
  for (const name of asked)
    expect(
      calls.filter((call) => call.name.match(name)?.[0] === call.name),
      `${name}`,
    ).toHaveLength(1);
});

test('PD19 PD72: who is not known sees no layout that may not be theirs, and asks for nothing', async ({
  page,
  browser,
}) => {
  const dashboard = await openWithoutCode(page, '/dashboard');
  await expect(sign(page)).toBeVisible();
  await expect(outline(page)).toBeHidden();
  expect(dashboard.namesOf()).toEqual([]);
  await dashboard.release();
  await expect(page).toHaveURL('/auth/login');
  const login = await openWithoutCode(page, '/ru/auth/login');
  await expect(outline(page)).toBeVisible();
  await login.release();
  await expect(heading(page)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/dashboard');
  // Chromium shows no noscript where a debugger has turned script off; nothing stands over it.
  await expect(plain.locator('noscript')).toHaveCount(1);
  await expect(plain.locator('[data-outline]:visible')).toHaveCount(0);
  await context.close();
});

test('PD62 R91: a list that fails is asked for once more, and its banner stands as without the early call; a token that is refused meanwhile leads to the login page, and is asked about once', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of (401|500)/);
  await visitAs('complete');
  await becomeKnown(page);

  await test.step('a list that fails', async () => {
    await answer(page, 'GET /professionals/profile/addresses', 500);
    const { namesOf, release } = await openWithoutCode(page, '/dashboard');
    await release();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'addresses' })).toBeVisible();
    expect(namesOf().filter((name) => name === 'GET /professionals/profile/addresses')).toHaveLength(2);
  });

  await test.step('a token that is refused', async () => {
    await answer(page, 'GET /auth/validate', 401);
    const { namesOf, release } = await openWithoutCode(page, '/dashboard');
    await release();
    await expect(page).toHaveURL('/auth/login');
    expect(namesOf().filter((name) => name === 'GET /auth/validate')).toHaveLength(1);
  });
});

test('what was asked for in the name of another user is thrown away', async ({ page, visitAs, tokens }) => {
  await visitAs('complete');
  await becomeKnown(page);
  const { namesOf, answered, release } = await openWithoutCode(page, '/dashboard');
  await answered;
  await page.evaluate((token) => {
    sessionStorage.setItem('careline.token', token);
    sessionStorage.removeItem('careline.identity');
  }, tokens.empty);
  await release();
  await expect(page).toHaveURL('/onboarding/profile');
  expect(namesOf().filter((name) => name === 'GET /professionals/profile')).toHaveLength(2);
});

test('a sign-out in another tab, before the code has come, shows nothing of the dashboard', async ({
  page,
  signedInAt,
  context,
}) => {
  const { token } = await signedInAt('complete');
  await page.addInitScript((stored) => {
    if (localStorage.getItem('scene') !== null) return;
    localStorage.setItem('scene', 'set');
    localStorage.setItem('careline.token', stored);
    sessionStorage.removeItem('careline.token');
  }, token);
  await becomeKnown(page);
  const { answered, release } = await openWithoutCode(page, '/dashboard');
  await answered;
  const other = await context.newPage();
  await other.goto('/dashboard');
  await signOut(other);
  await expect(other).toHaveURL('/auth/login');
  await release();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.locator('[data-layout="dashboard"]')).toHaveCount(0);
});

for (const { what, keep, afterMs } of [
  { what: 'is lost', keep: (route: Route) => route.abort('connectionreset'), afterMs: 0 },
  { what: 'hangs', keep: () => {}, afterMs: 3_000 },
]) {
  test(`F1: a style of the page that ${what} is told in words of its language, and Retry brings it in the same document`, async ({
    page,
    problems,
  }) => {
    problems.announce(/ERR_CONNECTION_RESET/);
    let isBroken = true;
    await page.route(/\/shell\/.*\.css$/, (route) => (isBroken ? keep(route) : route.continue()));
    await page.clock.install();
    const { release } = await openWithoutCode(page, '/es/auth/login');
    await page.clock.fastForward(afterMs);
    const notice = page.getByRole('alert').filter({ hasText: 'El diseño de esta página no se ha cargado.' });
    await expect(notice).toBeVisible();
    isBroken = false;
    const document = await page.evaluateHandle(() => window.document);
    await notice.getByRole('button', { name: 'Reintentar' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
    await release();
    await expect(heading(page)).toBeVisible();
    await takenOver(page);
    // What is there is asked for by nobody else, who would not know its hash.
    await expect(page.locator('link[rel="stylesheet"]:not([integrity])')).toHaveCount(0);
    expect(await document.evaluate((before) => before === window.document)).toBe(true);
  });
}

for (const { visitor, path } of [
  { visitor: 'out', path: '/' },
  { visitor: 'out', path: '/auth/login' },
  { visitor: 'half', path: '/onboarding/payment-methods' },
  { visitor: 'complete', path: '/dashboard' },
] as const) {
  test(`F338: ${path} is painted before its styles have come, and looks the same with them`, async ({
    page,
    visitAs,
  }) => {
    await visitAs(visitor);
    if (visitor !== 'out') await becomeKnown(page, path);
    const screen = await page.context().newCDPSession(page);
    const shots = async () => {
      const taken: string[] = [];
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        taken.push((await screen.send('Page.captureScreenshot')).data);
      }
      return taken;
    };
    // What moves would not stand where it stood.
    for (const { colorScheme, theme } of [
      { colorScheme: 'light', theme: 'green' },
      { colorScheme: 'dark', theme: 'purple' },
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      const styles = await hold(page, /\/shell\/.*\.css$/);
      const { release } = await openWithoutCode(page, path);
      const [, below = ''] = (await (await page.request.get(path)).text()).split('id="careline-styles"');
      await expect.poll(styles.count, 'one sheet waits for no other').toBe(below.split('rel="stylesheet"').length - 1);
      await expect(visitor === 'out' && path === '/' ? heading(page) : outline(page)).toBeVisible();
      await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"'));
      const before = await shots();
      await styles.release();
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await shots()).toEqual(before);
      await release();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('F15: who scrolls in a public page before its code comes stays there', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/ru/professionals');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await release();
  await takenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});
