import type { Page } from '@playwright/test';
import { answer } from '../support/calls';
import { type Held, hold } from '../support/hold';
import { listedPaths } from '../support/paths';
import { expect, test, type Visitor } from '../support/test';

/** The five lists that the guards judge by, and how the banner names them. */
const lists = [
  ['GET /professionals/profile', 'your profile'],
  ['GET /professionals/profile/addresses', 'your business addresses'],
  ['GET /api/v1/payment-methods', 'your payment methods'],
  ['GET /api/v1/phone-subscriptions', 'your subscription'],
  ['GET /api/v1/twilio/phones/', 'your forwarding numbers'],
] as const;

const addresses = '**/backend/professionals/profile/addresses';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Some of your data could not be loaded' });
const stillLoading = (page: Page) => page.getByRole('status').getByText('Still loading…');
const noAnswer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Careline is not answering' });

/** Everything is at hand once, so that this device knows a complete professional. */
async function beSeenComplete(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
}

/** A clock that is moved on may run out on the code of a page or of its widget as well, which has a patience of its own and is on its way. */
const clockRunsOut = /Loading mf-(billing|telephony) took longer/;

/** A complete professional enters while an answer hangs; the test can move the clock on. */
async function enterWhileHanging(page: Page, visitAs: (visitor: Visitor) => Promise<void>, url: string): Promise<Held> {
  await page.clock.install();
  await visitAs('complete');
  const held = await hold(page, url);
  await page.goto('/dashboard');
  await held.arrived;
  // The document itself asks before any code has come: the clock of the wait runs from here.
  await expect(page.locator('[data-splash]')).toBeVisible();
  return held;
}

/** The list is refused; the forwarding numbers by whoever's id. */
function refuse(page: Page, call: string): Promise<unknown> {
  if (!call.endsWith('/')) return answer(page, call, 500);
  return page.route(`**/backend${call.replace('GET ', '')}*`, (route) => route.fulfill({ status: 500 }));
}

/** From now on the call is answered; what hangs goes on hanging. */
function letThrough(page: Page, url: string): Promise<unknown> {
  return page.route(url, (route) => route.continue());
}

test('PD62: while one of the five lists fails, a complete professional reads every page, is told what is missing, and is led nowhere', async ({
  page,
  visitAs,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.announce(/status of 500/);
  await visitAs('complete');
  await beSeenComplete(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  for (const [place, [call, name]] of lists.entries()) {
    // The first on every page; by the others the guards are judged alike.
    const read = listedPaths.filter((_path, index) => place === 0 || index % lists.length === place);
    await test.step(call, async () => {
      await refuse(page, call);
      for (const [index, path] of read.entries()) {
        // Some pages as a load of their own, the others inside the tab, where the guards ask again at every move.
        if (index % 4 === 0) await page.goto(path);
        else await navigation(page).getByRole('listitem').locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(path);
        await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'dashboard');
        await expect(heading(page)).toBeVisible();
        await expect(banner(page)).toContainText(name);
      }
      expect(visited.filter((path) => path.startsWith('/onboarding'))).toEqual([]);
      const retry = banner(page).getByRole('button', { name: 'Retry' });
      await expect(retry).toBeEnabled();
      await page.waitForLoadState('networkidle');
      await page.unrouteAll();
      await retry.click();
      await expect(banner(page)).toHaveCount(0);
      await expect(page).toHaveURL(read.at(-1) ?? '');
    });
  }
});

test('PD62: a list that comes empty leads to its step, although the professional was complete; a sign-out forgets them', async ({
  page,
  visitAs,
}) => {
  const remembered = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('complete')));
  await visitAs('complete');
  await beSeenComplete(page);
  expect(await remembered()).toHaveLength(1);
  await answer(page, 'GET /api/v1/payment-methods', []);
  await answer(page, 'POST /auth/logout', {});
  await page.goto('/dashboard/billing');
  await expect(page).toHaveURL('/onboarding/payment-methods');
  await page.unrouteAll();
  await answer(page, 'POST /auth/logout', {});
  await page.goto('/dashboard/billing');
  await expect(heading(page)).toBeVisible();
  expect(await remembered()).toHaveLength(1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(remembered).toEqual([]);
});

for (const [what, url] of [
  ['list', addresses],
  ['validation', '**/backend/auth/validate'],
] as const) {
  test(`F2: a ${what} that hangs on entry is words after 3 s, an error view after 8 s, and Retry opens the page`, async ({
    page,
    visitAs,
    problems,
  }) => {
    problems.announce(/error page is shown/);
    problems.announce(clockRunsOut);
    const held = await enterWhileHanging(page, visitAs, url);
    await expect(stillLoading(page)).toHaveCount(0);
    await page.clock.fastForward(3_000);
    await expect(stillLoading(page)).toBeVisible();
    await expect(noAnswer(page)).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await expect(heading(page)).toHaveText('Careline is not answering');
    await expect(page).toHaveURL('/dashboard');

    if (what === 'list') await letThrough(page, url);
    await noAnswer(page).getByRole('button', { name: 'Retry' }).click();
    if (what === 'validation') await held.release();
    await expect(heading(page)).toHaveText('Hello, Ana');
    await expect(page).toHaveURL('/dashboard');
  });
}

test('PD62: who was complete on this device has the navigation while the lists are on their way, and words after 3 s', async ({
  page,
  visitAs,
}) => {
  await page.clock.install();
  await visitAs('complete');
  await beSeenComplete(page);
  const held = await hold(page, addresses);
  await page.goto('/dashboard');
  await expect(navigation(page)).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await page.clock.fastForward(3_000);
  await expect(stillLoading(page)).toBeVisible();
  await navigation(page).evaluate((element) => element.setAttribute('data-seen', ''));
  await held.release();
  await expect(heading(page)).toHaveText('Hello, Ana');
  await expect(page.locator('nav[data-seen]')).toBeVisible();
});

test('F2: an answer that comes after the error view opens the page by itself', async ({ page, visitAs, problems }) => {
  problems.announce(/error page is shown/);
  problems.announce(clockRunsOut);
  const held = await enterWhileHanging(page, visitAs, addresses);
  await page.clock.fastForward(8_000);
  await expect(noAnswer(page)).toBeVisible();
  await held.release();
  await expect(heading(page)).toHaveText('Hello, Ana');
});

test('R92 R103 F2: a validation that hangs to its time-out ends on the login page, the address remembered', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/error page is shown/);
  problems.announce(clockRunsOut);
  // Asked for once the view stands; the clock would run out on it as well, and the login page be without its files.
  const index = page.waitForResponse('**/preloads/en.json');
  await enterWhileHanging(page, visitAs, '**/backend/auth/validate');
  await page.clock.fastForward(8_000);
  await expect(noAnswer(page)).toBeVisible();
  await (await index).finished();
  await page.clock.fastForward(22_000);
  await expect(page).toHaveURL('/auth/login');
  await expect(heading(page)).toHaveText('Sign in');
});

test('F2: a list that hangs on a move is words after 3 s; after 8 s the page stays and says so, and Retry goes on', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(clockRunsOut);
  await page.clock.install();
  await visitAs('complete');
  await hold(page, addresses);
  await page.goto('/dashboard/conditions');
  await expect(heading(page)).toHaveText('Conditions');
  await navigation(page).getByRole('link', { name: 'Overview' }).click();
  await page.clock.fastForward(3_000);
  await expect(stillLoading(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/conditions');
  await page.clock.fastForward(5_000);
  await expect(noAnswer(page)).toContainText('You are still here, and what you typed is kept.');
  await expect(stillLoading(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Conditions');
  await expect(page).toHaveURL('/dashboard/conditions');

  await letThrough(page, addresses);
  await noAnswer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toHaveText('Hello, Ana');
  await expect(noAnswer(page)).toHaveCount(0);
});

test('F311: on a phone the account menu stands over the words that Careline is not answering', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(clockRunsOut);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.clock.install();
  await visitAs('complete');
  await hold(page, addresses);
  await page.goto('/dashboard/conditions');
  await expect(heading(page)).toHaveText('Conditions');
  const openMenu = () => page.getByRole('button', { name: /^Account of/ }).click();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  await page.clock.fastForward(8_000);
  await expect(noAnswer(page)).toBeVisible();
  await openMenu();
  const items = page.getByRole('menuitem');
  await expect(items.last()).toBeVisible();
  const isBelow = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  for (const item of await items.all())
    expect(await item.evaluate(isBelow), String(await item.textContent())).toBe(false);
});
