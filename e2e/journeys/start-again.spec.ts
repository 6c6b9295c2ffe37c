import type { Page, Route } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { takenOver } from '../support/browser';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';
import { expectVerified } from '../support/verified-code';

const main = /\/shell\/.*\/main-[^/]*\.js$/;
const texts = /\/shell\/.*\/en-[^/]*\.js$/;
const code = /\/(shell|remotes)\/.*\.js$/;

const message = (page: Page) => page.locator('main.careline-fatal[role="alert"]');
const again = (page: Page) => message(page).getByRole('link', { name: 'Retry' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Answers for the files until it is told that they come. */
async function breakFiles(page: Page, files: RegExp, answer: (route: Route) => unknown) {
  let isBroken = true;
  await page.route(files, (route) => (isBroken ? answer(route) : route.fallback()));
  return {
    heal: () => {
      isBroken = false;
    },
  };
}

const lose = (route: Route) => route.abort('connectionreset');
const miss = (route: Route) => route.fulfill({ status: 404 });
const change = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};fetch('/trace.png');` });
};

/** What the tab does from now on: documents that it asks for, and traces of code that nobody has released. */
async function watch(page: Page) {
  const seen = { documents: 0, traces: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
    if (request.url().endsWith('/trace.png')) seen.traces += 1;
  });
  const document = await page.evaluateHandle(() => window.document);
  return { seen, isSame: () => document.evaluate((before) => before === window.document) };
}

/** Another remote, and a part of the shell that comes only when somebody opens it. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'Incoming calls' }).click();
  await expect(heading(page, 'Incoming calls')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Careline' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Hello')).toBeVisible();
}

for (const { what, files, answer, goesOn, tag } of [
  // The start of SH4 below, and of the one that loses all.
  { what: 'whose script is lost', files: main, answer: lose, goesOn: true, tag: ['@whole'] },
  { what: 'whose script has one change', files: main, answer: change, goesOn: true, tag: [] },
  { what: 'whose texts are missing', files: texts, answer: miss, goesOn: false, tag: [] },
  { what: 'whose files are all lost', files: code, answer: lose, goesOn: true, tag: [] },
]) {
  test(`F1 SH4: a start ${what} is told, and one Retry brings page, remotes and widgets in the same document, verified`, {
    tag,
  }, async ({ page, visitAs, problems }) => {
    problems.announce(/ERR_CONNECTION_RESET|status of 404|integrity|mounting app|preload/i);
    await visitAs('complete');
    const fault = await breakFiles(page, files, answer);
    await page.goto('/dashboard/billing');
    await expect(again(page)).toBeVisible();
    const { seen, isSame } = await watch(page);
    // Who tries too early is told once more, and stands where they stood.
    await again(page).click();
    await expect(again(page)).toBeFocused();
    fault.heal();
    await again(page).click();
    await expect(heading(page, 'Billing')).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (goesOn) await goOn(page);
    await expectVerified(page);
    expect([seen, await isSame()]).toEqual([{ documents: 0, traces: 0 }, true]);
  });
}

test('F1: a start that lost its line is told on a public page, and goes on in it once the line is back', async ({
  page,
  context,
  problems,
}) => {
  problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|mounting app|preload/);
  const fault = await breakFiles(page, texts, (route) => route.abort());
  await page.goto('/');
  await expect(again(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await context.setOffline(true);
  const { seen, isSame } = await watch(page);
  await again(page).click();
  await expect(again(page)).toBeFocused();
  fault.heal();
  await context.setOffline(false);
  await again(page).click();
  await takenOver(page);
  await expect(message(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'For professionals' }).first().click();
  await expect(page).toHaveURL('/professionals');
  await expectVerified(page);
  expect([seen, await isSame()]).toEqual([{ documents: 0, traces: 0 }, true]);
});

test('F418: by night the message of a start that failed can be read', async ({ page, problems }) => {
  problems.announce(/ERR_CONNECTION_RESET/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await breakFiles(page, main, lose);
  await page.goto('/auth/login');
  await expect(again(page)).toBeVisible();
  expect(await axeFindings(page, { runOnly: ['color-contrast'] })).toEqual([]);
  const colour = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('.careline-fatal h1')).toBe('rgb(241, 245, 249)');
});

test('F1: a start that hangs is told; after a Retry its script may come late, and starts nothing a second time', async ({
  page,
}) => {
  const held = await hold(page, /\/shell\/[^/]+\/assets\/main-[^/]*\.js$/);
  await page.clock.install();
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await held.arrived;
  await page.locator('#careline-fatal').waitFor({ state: 'attached' });
  await page.clock.fastForward(8_000);
  await expect(again(page)).toBeVisible();
  const { seen, isSame } = await watch(page);
  await again(page).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await held.release();
  await page.waitForLoadState('load');
  await page.getByRole('link', { name: 'Careline' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[role="progressbar"][data-loading]')).toHaveCount(1);
  expect([seen, await isSame()]).toEqual([{ documents: 0, traces: 0 }, true]);
});

test('SH4: after such a Retry a byte changed in a later chunk of the shell is refused as before', async ({
  page,
  problems,
}) => {
  problems.announce(/ERR_CONNECTION_RESET|integrity|error page is shown/i);
  const fault = await breakFiles(page, main, lose);
  await page.goto('/auth/login');
  await expect(again(page)).toBeVisible();
  const { seen } = await watch(page);
  fault.heal();
  await again(page).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.evaluate(() =>
    sessionStorage.setItem('careline.reload', JSON.stringify({ path: '/', expires: Date.now() + 10_000 })),
  );
  const changed = await breakFiles(page, /\/shell\/.*\/home-page-[^/]*\.js$/, change);
  await page.getByRole('link', { name: 'Careline' }).first().click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  changed.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-layout="default"]').getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen).toEqual({ documents: 0, traces: 0 });
});

test('F1: where the site has another release by now, Retry is a page load, which finds it', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 404|integrity/);
  const fault = await breakFiles(page, main, miss);
  await page.route('**/builds/latest.json', (route) => {
    fault.heal();
    return route.fulfill({ json: { id: 'another', timestamp: 1 } });
  });
  await page.goto('/auth/login');
  const { isSame } = await watch(page);
  await again(page).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await isSame().catch(() => false)).toBe(false);
});
