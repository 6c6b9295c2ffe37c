import type { Locator, Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { breakBilling, type Fault } from '../support/fixture-remote';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';

const pane = (page: Page) => page.locator('[data-remote="mf-billing"]');
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The error page's view in the pane; layout and navigation stand around it. */
async function expectErrorInPane(page: Page): Promise<void> {
  const view = pane(page).getByRole('alert');
  await expect(view).toContainText('500');
  await expect(view.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await expect(view.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
}

async function expectSiteGoesOn(page: Page): Promise<void> {
  await follow(page, 'Account');
  await expect(heading(page, 'Account')).toBeVisible();
  await follow(page, 'Billing');
}

/** Lets the time pass for which a remote is waited for. */
const waitInVain = (page: Page, patienceMs: number) =>
  expect(async () => {
    await page.clock.fastForward(patienceMs);
    await expect(pane(page).getByRole('alert')).toBeVisible({ timeout: 500 });
  }).toPass();

/** Those that fail on ways of their own through the shell; `pnpm browser failing-remotes` and `pnpm faults` have the others as well. */
const inEachRun: readonly Fault[] = ['evaluate', 'hang-mount'];
const tagOf = (fault: Fault) => ({ tag: inEachRun.includes(fault) ? [] : ['@whole'] });

for (const fault of ['evaluate', 'mount', 'render', 'effect'] satisfies Fault[]) {
  test(
    `R31 R239: a remote that throws in ${fault} shows its error in its pane; the site goes on, and Retry works once it is healthy`,
    tagOf(fault),
    async ({ page, visitAs, problems }) => {
      await visitAs('complete');
      problems.announce(/Broken in/);
      problems.announce(/mf-billing failed/);
      const { heal } = await breakBilling(page, fault);
      await page.goto('/dashboard/billing');
      await expectErrorInPane(page);
      await expectSiteGoesOn(page);
      await expectErrorInPane(page);
      await heal();
      await pane(page).getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page, 'The fixture stands')).toBeVisible();
      expect(problems.seen.some((text) => text.includes(`Broken in ${fault}`))).toBe(true);
    },
  );
}

test('T3 R31 R239: an error in render stands for the page on which it came: its healthy sister page opens, and Retry works once it is healthy', async ({
  page,
  visitAs,
  problems,
}) => {
  await visitAs('complete');
  problems.announce(/Broken in render|mf-billing failed/);
  const { heal } = await breakBilling(page, 'render /dashboard/billing/invoices');
  await page.goto('/dashboard/billing/invoices');
  await expectErrorInPane(page);
  await follow(page, 'Billing');
  await expect(heading(page, 'The fixture stands')).toBeVisible();
  await expect(pane(page).getByRole('alert')).toHaveCount(0);
  // Within the fixture a move draws nothing anew: it is left for another remote.
  await follow(page, 'Account');
  await expect(heading(page, 'Account')).toBeVisible();
  await follow(page, 'Invoices');
  await expectErrorInPane(page);
  await heal();
  await pane(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'The fixture stands')).toBeVisible();
  expect(problems.seen.some((text) => text.includes('Broken in render'))).toBe(true);
});

test('offline, a page that was not loaded yet says so in its pane, and Retry opens it once the browser is back', async ({
  page,
  context,
  visitAs,
  problems,
}) => {
  problems.announce(/ERR_INTERNET_DISCONNECTED/);
  problems.announce(/mf-telephony failed/);
  await visitAs('complete');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await follow(page, 'Incoming calls');
  const view = page.locator('[data-remote="mf-telephony"]').getByRole('alert');
  await expect(view).toContainText('500');
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  await context.setOffline(false);
  await view.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Incoming calls')).toBeVisible();
});

for (const fault of ['hang-load', 'hang-bootstrap', 'hang-mount'] satisfies Fault[]) {
  test(
    `a remote that never settles (${fault}) ends in its pane's error, and Retry works once it is healthy`,
    tagOf(fault),
    async ({ page, visitAs, problems }) => {
      await visitAs('complete');
      problems.announce(/mf-billing failed/);
      const { heal } = await breakBilling(page, fault);
      await page.clock.install();
      await page.goto('/dashboard/billing');
      await expectSiteGoesOn(page);
      await waitInVain(page, 3_000);
      await expectErrorInPane(page);
      await expect(pane(page)).toContainText('taking too long');
      await heal();
      await pane(page).getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page, 'The fixture stands')).toBeVisible();
    },
  );
}

for (const fault of ['unmount', 'hang-unmount'] satisfies Fault[]) {
  test(`a remote that fails to leave (${fault}) holds nobody up`, async ({ page, visitAs, problems }) => {
    await visitAs('complete');
    problems.announce(/mf-billing failed \(unmount\)/);
    const { heal } = await breakBilling(page, fault);
    await page.goto('/dashboard/billing');
    await expect(heading(page, 'The fixture stands')).toBeVisible();
    await follow(page, 'Account');
    await expect(heading(page, 'Account')).toBeVisible();
    await expect(pane(page)).toHaveCount(0);
    await heal();
    await follow(page, 'Billing');
    await expect(heading(page, 'The fixture stands')).toBeVisible();
  });
}

/** Where files of a remote are needed; `part` is the chunk of the page or widget that is shown. */
const places = {
  'on a cold load': { remote: 'mf-billing', part: 'billing-page', visitor: 'complete' },
  'on a move': { remote: 'mf-billing', part: 'billing-page', visitor: 'complete' },
  'as a widget': { remote: 'mf-account', part: 'profile-form-widget', visitor: 'empty' },
} as const;

interface Loss {
  readonly file: (part: string) => RegExp;
  readonly status?: number;
  readonly where: readonly (keyof typeof places)[];
}

/** Ways in which files do not come, and where each is tried here; `pnpm faults` tries all of them everywhere. */
const losses: Readonly<Record<string, Loss>> = {
  'every file is lost': { file: () => /./, where: ['as a widget'] },
  'the page’s chunk is lost': {
    file: (part) => new RegExp(`/${part}-[^/]*\\.js$`),
    where: ['on a move', 'as a widget'],
  },
  'its texts are missing': { file: () => /\/en-[^/]*\.js$/, status: 404, where: ['on a cold load'] },
};

async function expectLossInWords(view: Locator): Promise<void> {
  await expect(view).toContainText('This page could not be loaded. Check your connection and try again.');
  await expect(view).not.toContainText(/http|assets|module/);
}

for (const [what, { file, status, where: tried }] of Object.entries(losses)) {
  for (const where of tried) {
    const { remote, part, visitor } = places[where];
    test(`F1 F5 SM7: a remote of which ${what} ${where} says so in words, alone, and one Retry brings it back without a reload`, async ({
      page,
      visitAs,
      problems,
    }) => {
      problems.announce(
        /mf-billing|mf-account|status of 404|ERR_FAILED|integrity|dynamically imported module|preload/i,
      );
      await visitAs(visitor);
      const lost = (url: URL) => url.pathname.startsWith(`/remotes/${remote}/`) && file(part).test(url.pathname);
      await page.route(lost, (route) => (status === undefined ? route.abort() : route.fulfill({ status })));
      if (where === 'on a move') {
        await page.goto('/dashboard');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await follow(page, 'Billing');
      } else await page.goto(visitor === 'empty' ? '/onboarding/profile' : '/dashboard/billing');
      const view = page.locator(`[data-remote="${remote}"]`).getByRole('alert');
      await expectLossInWords(view);
      if (where === 'as a widget') {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
        await expect(view).toContainText('This part could not be loaded');
      }
      await page.unroute(lost);
      let reloads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) reloads += 1;
      });
      await view.getByRole('button', { name: 'Retry' }).click();
      await expect(
        visitor === 'empty' ? page.getByRole('textbox', { name: 'First name' }) : heading(page, 'Billing'),
      ).toBeVisible();
      expect(reloads).toBe(0);
    });
  }
}

const entry = '**/remotes/mf-billing/**/remoteEntry.js';

test('R31 R243 F1 F5 SM7: a remote whose entry is missing, or answers HTML, is reloaded for once, then its pane shows the error in words, and Retry works once it is there', async ({
  page,
  visitAs,
  problems,
}) => {
  await visitAs('complete');
  problems.announce(/mf-billing|status of 404|integrity|Failed to load module script|dynamically imported module/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const failures = () => problems.seen.filter((text) => text.includes('mf-billing failed')).length;
  const retry = () => pane(page).getByRole('button', { name: 'Retry' }).click();
  await page.route(entry, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, 'Billing');
  await expectErrorInPane(page);
  await expectLossInWords(pane(page).getByRole('alert'));
  expect(loads).toBe(2);
  await expectSiteGoesOn(page);
  await expectErrorInPane(page);
  expect(loads).toBe(2);

  await page.unroute(entry);
  const html = '<!doctype html><p>Not a script</p>';
  await page.route(entry, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }));
  const before = failures();
  await retry();
  await expect.poll(failures).toBe(before + 1);
  await expectErrorInPane(page);

  await page.unroute(entry);
  await retry();
  await expect(heading(page, 'Billing')).toBeVisible();
  expect(loads).toBe(2);
});

test('a remote whose entry never comes ends in its pane’s error after 8 s; it works as soon as the entry is there', async ({
  page,
  visitAs,
  problems,
}) => {
  await visitAs('complete');
  problems.announce(/mf-billing failed/);
  const held = await hold(page, entry);
  await page.clock.install();
  await page.goto('/dashboard/account');
  await expect(heading(page, 'Account')).toBeVisible();
  await follow(page, 'Billing');
  await held.arrived;
  await waitInVain(page, 8_000);
  await expectErrorInPane(page);
  await expectSiteGoesOn(page);
  await waitInVain(page, 8_000);
  await held.release();
  await pane(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Billing')).toBeVisible();
});

test('F1 R243: a chunk of the shell that is gone makes one full page load, then the error page instead of a loop; one Retry brings it back without another', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 404|error page is shown|preload|integrity/i);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const layout = /\/shell\/.*\/auth-layout-[^/]*\.js$/;
  await page.route(layout, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  expect(loads).toBe(2);
  await page.unroute(layout);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(loads).toBe(2);
});
