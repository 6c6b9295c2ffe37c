import type { Page } from '@playwright/test';
import { breakLifecycles, breakPart, type Change, throwAtEvaluation } from '../faults/changes';
import { readSiteFiles } from '../faults/files-of-place';
import { releaseInstead } from '../faults/released';
import { changePage } from '../support/change-page';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';

const account = '/dashboard/account';
const personal = `${account}/personal-information`;
const field = (page: Page) => page.getByRole('main').locator('[name="description"]');
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();

/** A release of mf-account that is broken in a file of its conditions page; the release before it is whole. */
async function releaseBroken(page: Page, origin: string, { file, change }: { file: 'entry' | 'part'; change: Change }) {
  const files = await readSiteFiles(origin, 'en');
  const path = `${account.replace('/account', '')}/conditions`;
  const own = files.of({
    remote: 'mf-account',
    path,
    part: 'conditions-page',
    where: 'move',
    visitor: 'complete',
    elsewhere: '/',
  });
  const source = await (await fetch(origin + own[file])).text();
  await releaseInstead(page, {
    origin,
    remote: 'mf-account',
    contents: new Map([[own[file], change(source)]]),
    documents: [personal],
    fallback: files.release('mf-account'),
    patienceMs: 20_000,
  });
}

/** Every message in a pane that ever stood on the page, and how often a document was asked for. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const told = document.querySelector('[data-remote] [role="alert"]')?.textContent;
      if (told) sessionStorage.setItem('told', told);
    }).observe(document, { childList: true, subtree: true });
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return { told: () => page.evaluate(() => sessionStorage.getItem('told')), documents: () => documents };
}

for (const { phase, file, change } of [
  { phase: 'evaluation', file: 'part', change: throwAtEvaluation },
  { phase: 'render', file: 'part', change: breakPart },
  { phase: 'mount', file: 'entry', change: breakLifecycles },
] as const) {
  test(`T2: a release that fails in ${phase} gives way to the one before it: no message, no page load, no typed word lost, and the browser remembers`, async ({
    page,
    baseURL,
    signedInAt,
    problems,
  }) => {
    await signedInAt('complete');
    problems.announce(/Broken|mf-account failed/);
    const seen = await watch(page);
    await releaseBroken(page, baseURL ?? '', { file, change });
    const begin = (fault: string) => page.evaluate((name) => sessionStorage.setItem('fault', name), fault);
    await page.goto(personal);
    await field(page).fill('Not saved yet');

    await begin(phase);
    // What has run is left once, so that it has to mount again.
    await follow(page, 'Billing');
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await follow(page, 'Conditions');
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions' })).toBeVisible();
    expect(problems.seen.filter((text) => text.includes('mf-account failed ('))).toHaveLength(1);

    await follow(page, 'Personal information');
    await expect(field(page)).toHaveValue('Not saved yet');
    expect([await seen.told(), seen.documents()]).toEqual([null, 1]);

    await page.reload();
    await expect(field(page)).toHaveValue('Not saved yet');
    expect(await seen.told()).toBeNull();
    const running = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(running.filter((name) => name.includes('/mf-account/before/')).length).toBeGreaterThan(0);
    expect(problems.seen.filter((text) => text.includes('mf-account failed ('))).toHaveLength(1);
  });
}

test('F343: where the dashboard’s layout hangs nobody asks for it again before Retry does, which brings the page without a page load', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/took longer|error page is shown|preload/);
  await visitAs('complete');
  await changePage(page, { config: (config) => ({ ...config, remoteTimeoutMs: 3_000 }) });
  const layout = /\/shell\/.*\/dashboard-layout-[^/]*\.js$/;
  await page.route(layout, () => {});
  const hasTime = page.waitForResponse('**/preloads/en.json');
  await page.goto('/dashboard');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 10_000 });
  await hasTime;
  await page.unroute(layout);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible({ timeout: 10_000 });
  expect(documents).toBe(0);
});

test('F364 F405: a part of the page whose texts in another language hang is given up in its own place after 8 s, and one Retry brings it', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/mf-telephony failed \(load\)/);
  await visitAs('complete');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Calls', exact: true })).toBeVisible();
  const texts = await hold(page, /\/mf-telephony\/.*\/es-[\w-]+\.js$/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await texts.arrived;
  // By the real clock: a moved one would run out on the texts that are still on their way as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/es/dashboard');
  const failed = page.getByRole('alert').filter({ hasText: 'No se ha podido cargar esta parte' });
  await expect(failed).toContainText('tarda demasiado');
  await texts.release();
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Llamadas', exact: true })).toBeVisible();
});
