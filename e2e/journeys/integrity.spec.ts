import type { Page } from '@playwright/test';
import { startSignedIn, takenOver } from '../support/browser';
import { CARDS } from '../support/cards';
import { changePage } from '../support/change-page';
import { dashboardPaths, filePath } from '../support/paths';
import { withKey } from '../support/stripe-script';
import { expect, test } from '../support/test';
import { expectVerified, moveInTab, rememberAllFiles } from '../support/verified-code';

/** Pages of mf-billing that the menu leads to, and one that shows a widget of it. */
const pages = ['/dashboard/billing', '/dashboard/billing/invoices', CARDS] as const;
const withWidget = '/onboarding/payment-methods';
/** What a page that was loaded imports only when somebody adds a card; after a move it has come with the rest. */
const isLater = (file: string) => /\/(stand-in|framed-stripe|card-elements)-.*\.js$/.test(file);

/** What a page is made of; the kinds of files between which a direct load makes a difference. */
const kinds = [/\/remoteEntry\.js$/, /\/container-/, /-page-[^/]*\.js$/, /\/en-[^/]*\.js$/, /\.css$/];

interface Index {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** Each file of mf-billing with the first page that needs it. */
async function filesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const index: Index = await (await page.request.get('/preloads/en.json')).json();
  const found = new Map<string, string>();
  for (const path of [...pages, withWidget]) {
    for (const place of index.pages[path] ?? []) {
      const file = index.files[place] ?? '';
      if (file.startsWith('/remotes/mf-billing/') && !found.has(file)) found.set(file, path);
    }
  }
  return found;
}

/** Those that only a direct load shows, and one of each kind of the rest: an open tab tries all of them. */
function withoutLikeness(files: ReadonlyMap<string, string>): readonly [file: string, path: string][] {
  const alike = (file: string) => kinds.findIndex((kind) => kind.test(file));
  const first = new Map([...files.keys()].reverse().map((file) => [alike(file), file]));
  return [...files].filter(([file, path]) => path === withWidget || isLater(file) || first.get(alike(file)) === file);
}

interface Registry {
  readonly remotes: readonly { readonly fallbackUrl?: string }[];
}

/** The release before would take the place of the one that is refused. */
function withoutFallback({ remotes }: Registry) {
  return { remotes: remotes.map(({ fallbackUrl: _, ...remote }) => remote) };
}

/** One more byte in the file that `target` names, and a trace of its own should it ever run or hold. Answers what happened so far. */
async function tamper(page: Page, target: () => string) {
  const seen = { asked: 0, traces: 0 };
  await page.route('**/trace.png', (route) => {
    seen.traces += 1;
    return route.fulfill({ status: 204 });
  });
  await page.route(
    ({ pathname }) => filePath(pathname) === target(),
    async (route) => {
      seen.asked += 1;
      const response = await route.fetch();
      const trace = target().endsWith('.css') ? ':root{background:url(/trace.png)}' : ';fetch("/trace.png");';
      await route.fulfill({ response, body: (await response.text()) + trace });
    },
  );
  return seen;
}

/** Runs in the page: the one reload that R243 gives it was a moment ago. */
function beReloaded(path = location.pathname): void {
  sessionStorage.setItem('careline.reload', JSON.stringify({ path, expires: Date.now() + 10_000 }));
}

const refusal = (page: Page) => page.locator('[data-remote="mf-billing"]').getByRole('alert');

test('SH4: a byte changed in a file of a remote, of each kind, is refused on a direct load, and the pane says so', async ({
  page: first,
  context,
  tokens,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.announce(/integrity|Integrity|mf-billing|Failed to (load|fetch)|preload/);
  const files = withoutLikeness(await filesOf(first));
  // Its entry, two kinds of chunks, texts, styles, what comes later, the widget, and one of the others.
  expect(files.length).toBeGreaterThanOrEqual(kinds.length + 4);
  for (const [file, path] of files) {
    const page = await context.newPage();
    await startSignedIn(page, path === withWidget ? tokens.half : tokens.complete);
    await test.step(`${file} on ${path}`, async () => {
      // With a key the card form is another.
      const config = file.includes('/framed-stripe-') ? { config: withKey('pk_test_1') } : {};
      await changePage(page, { registry: withoutFallback, ...config });
      await page.addInitScript(beReloaded, undefined);
      const seen = await tamper(page, () => file);
      await page.goto(isLater(file) ? CARDS : path);
      if (isLater(file)) await page.getByRole('button', { name: 'Add card' }).click();
      await expect(refusal(page)).toBeVisible();
      expect(seen.asked).toBeGreaterThan(0);
      expect(seen.traces).toBe(0);
    });
    await page.close();
  }
});

test('SH4: a byte changed in any file of a remote is refused in an open tab, at each retry, until it is as it was released', async ({
  page,
  visitAs,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.announce(/integrity|Integrity|mf-billing|Failed to (load|fetch)|preload/);
  const files = await filesOf(page);
  expect(files.size).toBeGreaterThan(15);
  let target = '';
  const seen = await tamper(page, () => target);
  await visitAs('complete');
  await changePage(page, { registry: withoutFallback });
  // A retry asks what is live by now.
  await page.route('**/registry/en.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withoutFallback(await response.json()) });
  });
  // And a move where the release is of which the page names nothing.
  await page.route('**/preloads/en.json', async (route) => {
    const response = await route.fetch();
    const index = await response.json();
    for (const release of Object.values<{ fallbackUrl?: string }>(index.releases)) delete release.fallbackUrl;
    await route.fulfill({ response, json: index });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = refusal(page).getByRole('button', { name: 'Retry' });
  const failures = () => problems.seen.filter((text) => text.includes('mf-billing failed')).length;
  for (const path of pages) {
    const own = [...files].filter(([, first]) => first === path);
    expect(own, path).not.toEqual([]);
    for (const [index, [file]] of own.entries()) {
      await test.step(`${file} on ${path}`, async () => {
        target = file;
        const [asked, failed] = [seen.asked, failures()];
        if (index > 0) await retry.click();
        else {
          await page.evaluate(beReloaded, path);
          await page.locator(`a[href="${path}"]`).first().click();
        }
        await expect.poll(() => failures() > failed && seen.asked > asked).toBe(true);
        await expect(refusal(page)).toBeVisible();
      });
    }
    target = '';
    await retry.click();
    await expect(refusal(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(seen.traces).toBe(0);
});

test('SH4: a byte changed in a layout or a page of the shell is refused on a load and on a move, and Retry brings it as it was released', async ({
  page: first,
  context,
  tokens,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.announce(/integrity|Integrity|Failed to (load|fetch)|preload/);
  const { files, pages: listed }: Index = await (await first.request.get('/preloads/en.json')).json();
  const own = (listed['/dashboard'] ?? []).map((place) => files[place] ?? '');
  const isLayoutOrPage = /^\/shell\/.*\/dashboard-(layout|page)-[^/]+\.js$/;
  for (const file of own.filter((name) => isLayoutOrPage.test(name)))
    for (const isMove of [false, true]) {
      const page = await context.newPage();
      await startSignedIn(page, tokens.complete);
      let target = file;
      const seen = await tamper(page, () => target);
      await test.step(`${file} on a ${isMove ? 'move' : 'load'}`, async () => {
        await page.addInitScript(beReloaded, '/dashboard');
        await page.goto(isMove ? '/' : '/dashboard');
        if (isMove) {
          await takenOver(page);
          await page.locator('a[href="/dashboard"]').first().click();
        }
        await expect(page.getByRole('alert')).toContainText('could not be loaded');
        expect(seen.asked).toBeGreaterThan(0);
        target = '';
        let documents = 0;
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents += 1;
        });
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
        expect([seen.traces, documents]).toEqual([0, 0]);
      });
      await page.close();
    }
});

test('SH4 F340: what the first page of a tab did not bring has its hash on each page after it', async ({
  page,
  visitAs,
}) => {
  await rememberAllFiles(page);
  await visitAs('complete');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of dashboardPaths.filter((other) => other !== '/dashboard')) await moveInTab(page, path);
  await expectVerified(page);
});

test('SH4: the browser itself refuses a script that has no hash', async ({ page, problems }) => {
  problems.announce(/Integrity|integrity|evil/);
  const response = await page.goto('/');
  expect(response?.headers()['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(policy)');
  await page.route('**/evil.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' }));
  const result = await page.evaluate(() =>
    import('/evil.js'.slice()).then(
      () => 'ran',
      () => 'refused',
    ),
  );
  expect(result).toBe('refused');
});
