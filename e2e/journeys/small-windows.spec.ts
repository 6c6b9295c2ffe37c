import type { Locator, Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { answer } from '../support/calls';
import { expect, test } from '../support/test';
import { moveInTab } from '../support/verified-code';

/** How far below the window's upper edge the header ends, once the page was scrolled. */
async function headerAfterScroll(page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takenOver(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  const box = await page.getByRole('banner').boundingBox();
  return box ? box.y + box.height : 0;
}

test('AX14: in a window of 320 × 256 px, which is 400 %, the header scrolls away', async ({ page, visitAs }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/es/professionals');
  expect(await headerAfterScroll(page)).toBeLessThanOrEqual(0);
  await visitAs('complete');
  await page.goto('/es/dashboard');
  expect(await headerAfterScroll(page)).toBeLessThanOrEqual(0);
});

test('U25: on a phone a notice does not lie over what has the focus', async ({ page, visitAs, problems }) => {
  problems.announce(/status of 500/);
  await page.setViewportSize({ width: 375, height: 667 });
  await visitAs('complete');
  await answer(page, 'POST /api/v1/twilio/phones', 500);
  await page.goto('/dashboard/account/phone-numbers');
  const search = page.getByRole('button', { name: 'Search numbers' });
  await search.focus();
  await search.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  const notice = page.getByRole('region', { name: /F8/ }).getByRole('listitem').first();
  await expect(notice).toBeVisible();
  await expect(search).toBeFocused();
  await expect
    .poll(async () => {
      const [over, under] = await Promise.all([notice.boundingBox(), search.boundingBox()]);
      return over && under ? over.y - (under.y + under.height) : 0;
    })
    .toBeGreaterThan(0);
});

/** Presses a button at the lower edge of the window without leading the focus there, and sees that the notice that follows does not lie over it. */
async function pressUnderNotice(page: Page, button: Locator): Promise<void> {
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('listitem')).toHaveCount(0);
  await button.evaluate((element: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    element.scrollIntoView({ block: 'end' });
    element.click();
  });
  const notice = page.getByRole('region', { name: /F8/ }).getByRole('listitem').first();
  await expect(notice).toBeVisible();
  await expectUncovered(button);
  await notice.getByRole('button').click();
}

/** Before the notice goes, after 5 s. */
async function expectUncovered(button: Locator): Promise<void> {
  const isReached = () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isReached, { timeout: 3_000 }).toBe(true);
}

test('U25: on phones of 375 and 320 px a notice lies neither over Retry nor over what sends a form', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of (401|500)/);
  const phones = [
    { width: 375, height: 812 },
    { width: 320, height: 568 },
  ];
  await answer(page, 'POST /auth/login', 401);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('ana@careline.example');
  await page.getByLabel('Password', { exact: true }).fill('x');
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await pressUnderNotice(page, page.getByRole('button', { name: 'Sign in' }));
  }
  await visitAs('complete');
  await page.route('**/transactions?*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/dashboard/billing/invoices');
  await page.getByRole('region', { name: /F8/ }).getByRole('listitem').getByRole('button').click();
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await pressUnderNotice(page, page.getByRole('main').getByRole('button', { name: 'Retry' }));
  }
});

test('F145: a tablet that is turned shows the page and the navigation beside it, and no drawer over them', async ({
  page,
  visitAs,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visitAs('complete');
  await page.goto('/dashboard/billing');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/dashboard/statistics');
});

test('F147: a name and a city of a hundred letters without a space keep within a phone’s window', async ({
  page,
  visitAs,
}) => {
  const long = 'Llanfair'.repeat(13);
  await page.setViewportSize({ width: 320, height: 568 });
  await visitAs('complete');
  await page.route('**/backend/professionals/profile', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const { profile } = await (await route.fetch()).json();
    await route.fulfill({ json: { profile: { ...profile, first_name: long } } });
  });
  await page.route('**/backend/api/v1/twilio/phones/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"friendly_name":("[^"]*"|null)/g, `"friendly_name":"${long}"`);
    await route.fulfill({ response, body });
  });
  await answer(page, 'GET /professionals/profile/addresses', [
    {
      id: 'a1',
      street1: long,
      city: long,
      state_province: 'DC',
      postal_code: '20009',
      country_code: 'US',
      is_primary: true,
    },
  ]);
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(long);
  expect(await tooWide()).toBeLessThanOrEqual(0);
  // F312: what opens over the page scrolls sideways by itself.
  const isCut = (part: Locator) => part.evaluate((element) => element.scrollWidth > element.clientWidth);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toContainText(long);
  expect(await isCut(page.getByRole('menu'))).toBe(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill(long);
  await expect(palette.getByRole('option').first()).toContainText(long);
  expect(await isCut(palette.getByRole('listbox'))).toBe(false);
  await page.keyboard.press('Escape');
  await moveInTab(page, '/dashboard/account/business-addresses');
  await expect(page.getByRole('main').getByText(long).last()).toBeVisible();
  expect(await tooWide()).toBeLessThanOrEqual(0);
});

test('U9: on a phone bills are rows of two lines, twenty a page with a pager of one line, and no figure leaves an empty cell', async ({
  page,
  visitAs,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await visitAs('complete');
  await answer(page, 'GET /api/v1/phone-subscriptions/phone-1/transactions/summary', {
    total_transactions: 53,
    total_charged: '569.10',
    failed_transactions: 8,
  });
  await page.route('**/phone-subscriptions/*/transactions?*', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'));
    const bill = { type: 'subscription_fee', status: 'succeeded', amount: 19, created_at: '2026-01-05T12:00:00Z' };
    const data = Array.from({ length: limit }, (_, index) => ({ ...bill, id: `tr-${index}` }));
    return route.fulfill({ json: { data, total: 153 } });
  });
  await answer(page, 'GET /api/v1/phone-subscriptions', [
    { id: 'sub-1', phone_number_id: 'phone-1', status: 'active', monthly_fee: 19, currency: 'USD' },
  ]);
  await page.goto('/dashboard/billing/invoices');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(20);
  expect((await rows.first().boundingBox())?.height).toBeLessThan(72);
  const figures = page.locator('dl:visible > div');
  await expect(figures).toHaveCount(3);
  const [list, last] = await Promise.all([page.locator('dl:visible').boundingBox(), figures.last().boundingBox()]);
  expect((list?.width ?? 0) - (last?.width ?? 0)).toBeLessThanOrEqual(2);

  await page.setViewportSize({ width: 320, height: 667 });
  await page.goto('/es/dashboard/billing/invoices?offset=100');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await expect(pages.getByRole('status')).toHaveText('101–120 de 153');
  await expect(pages.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  expect((await pages.boundingBox())?.height).toBeLessThan(48);
});

test.describe('under a finger', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 375, height: 667 } });

  test('F148 F149: no control has letters so small that iOS zooms into it, the choosers of the header neither; what is folded up opens to a finger, which needs more than a line of small letters', async ({
    page,
    visitAs,
  }) => {
    await page.goto('/');
    await takenOver(page);
    await expectLargeLetters('/');
    await moveInTab(page, '/auth/login');
    await expectLargeLetters('/auth/login');
    await visitAs('complete');
    await page.goto('/dashboard/incoming-calls');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLargeLetters('/dashboard/incoming-calls');
    await moveInTab(page, '/dashboard/account/phone-numbers');
    await expectLargeLetters('/dashboard/account/phone-numbers');
    await expectHighFolds();
    await moveInTab(page, '/dashboard/account/business-addresses');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expectHighFolds();

    async function expectLargeLetters(path: string): Promise<void> {
      const small = await page
        .locator('select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])')
        .evaluateAll((controls) =>
          controls
            .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
            .map((control) => control.getAttribute('aria-label') ?? control.getAttribute('name')),
        );
      expect(small, path).toEqual([]);
    }

    async function expectHighFolds(): Promise<void> {
      const folds = page.getByRole('main').locator('summary:visible');
      await expect(folds.first()).toBeVisible();
      const heights = await folds.evaluateAll((all) => all.map((fold) => fold.getBoundingClientRect().height));
      expect(Math.min(...heights), page.url()).toBeGreaterThan(32);
    }
  });
});
