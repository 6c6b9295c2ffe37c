import type { Page } from '@playwright/test';
import { throwAtEvaluation } from '../faults/changes';
import { releaseInstead } from '../faults/released';
import { expect, test } from '../support/test';
import { expectVerified, rememberAllFiles } from '../support/verified-code';

const personal = '/dashboard/account/personal-information';

/** What the shell imports after its start: of all that a page's map names, the files that fit throw as they are run, until `heal`. */
async function breakParts(page: Page, origin: string, document: string, fits: RegExp) {
  const html = await (await fetch(origin + document)).text();
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const known: { integrity: object } = JSON.parse(map);
  const files = Object.keys(known.integrity).filter((file) => file.startsWith('/shell/') && fits.test(file));
  expect(files.length).toBeGreaterThan(0);
  const contents = new Map<string, string>();
  for (const file of files) contents.set(file, throwAtEvaluation(await (await fetch(origin + file)).text()));
  const documents = ['/dashboard', personal];
  await releaseInstead(page, { origin, remote: 'mf-account', contents, documents, patienceMs: 20_000 });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('fault') === null) sessionStorage.setItem('fault', 'evaluation');
  });
  await rememberAllFiles(page);
  let loads = 0;
  return {
    /** From now on documents are counted. */
    heal: async () => {
      await page.evaluate(() => sessionStorage.setItem('fault', 'none'));
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
    },
    loads: () => loads,
  };
}

const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Retry' });
const title = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

test('F1 F471: where each part of the shell threw as it ran, one Retry brings the page without a page load, and all that follows runs from there', async ({
  page,
  baseURL,
  visitAs,
  problems,
}) => {
  problems.announce(/Broken at evaluation|error page is shown/);
  await visitAs('complete');
  const parts = await breakParts(page, baseURL ?? '', '/dashboard', /\/later@@@@\//);
  await page.goto('/dashboard');
  await expect(retry(page)).toBeVisible();
  await parts.heal();
  await retry(page).click();
  await expect(title(page, 'Hello, Ana')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Calls', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, number, condition or setting' }).fill('personal');
  await page.getByRole('option').first().click();
  await expect(title(page, 'Personal information')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(title(page, 'Личные данные')).toBeVisible();
  expect(parts.loads()).toBe(0);
});

test('F1 F471: a page of a remote whose shared module threw comes with the second Retry where it threw on the first, keeps what is typed, and others go on', async ({
  page,
  baseURL,
  visitAs,
  problems,
}) => {
  problems.announce(/Broken at evaluation|mf-account failed/);
  await visitAs('complete');
  const parts = await breakParts(page, baseURL ?? '', personal, /\/later@@@@\/shared\/forms-/);
  await page.goto(personal);
  await expect(retry(page)).toBeVisible();
  const asked = page.waitForRequest(/later%40@@@\/shared\/forms-/);
  const threw = page.waitForEvent('console', (message) => message.text().includes('mf-account failed ('));
  await retry(page).click();
  await Promise.all([asked, threw]);
  await expect(retry(page)).toBeVisible();
  await parts.heal();
  await retry(page).click();
  const field = page.getByRole('main').locator('[name="description"]');
  await field.fill('Not saved yet');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Billing', exact: true }).click();
  await expect(title(page, 'Billing')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('Not saved yet');
  expect(parts.loads()).toBe(0);
  // Of the copies the browser itself refuses what has no hash, and says so.
  await expectVerified(page);
});

test('F1 F471: the palette whose code threw opens when it is asked for again', async ({
  page,
  baseURL,
  visitAs,
  problems,
}) => {
  problems.announce(/Broken at evaluation/);
  await visitAs('complete');
  const parts = await breakParts(page, baseURL ?? '', '/dashboard', /\/palette-/);
  await page.goto('/dashboard');
  await expect(title(page, 'Hello, Ana')).toBeVisible();
  // Once, the page that has lost a part of itself is loaded anew (R243).
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Control+k');
  await loaded;
  await expect(title(page, 'Hello, Ana')).toBeVisible();
  const threw = page.waitForEvent('console', (message) => message.text().includes('Broken at evaluation'));
  await page.keyboard.press('Control+k');
  await threw;
  await parts.heal();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(parts.loads()).toBe(0);
});
