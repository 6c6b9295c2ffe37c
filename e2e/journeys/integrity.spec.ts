import type { Page } from '@playwright/test';
import { startSignedIn } from '../support/browser';
import { changePage } from '../support/change-page';
import { expect, test } from '../support/test';

/** Pages of mf-billing that the menu leads to, and one that shows a widget of it. */
const pages = ['/dashboard/billing', '/dashboard/billing/invoices', '/dashboard/billing/payment-methods'] as const;
const withWidget = '/onboarding/payment-methods';
/** What is imported only when somebody adds a card: the page stands without it. */
const isLater = (file: string) => /\/(stand-in|pure|card-elements)-/.test(file);

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

interface Registry {
  readonly remotes: readonly { readonly fallbackUrl?: string }[];
}

/** The release before would take the place of the one that is refused. */
function withoutFallback({ remotes }: Registry) {
  return { remotes: remotes.map(({ fallbackUrl: _, ...remote }) => remote) };
}

/** One more byte, and a trace of its own should the file ever run or hold. Answers what happened to it. */
async function tamperWith(page: Page, file: string) {
  const seen = { asked: 0, traces: 0 };
  const trace = file.endsWith('.css') ? ':root{background:url(/trace.png)}' : ';fetch("/trace.png");';
  await page.route('**/trace.png', (route) => {
    seen.traces += 1;
    return route.fulfill({ status: 204 });
  });
  await page.route(
    ({ pathname }) => decodeURIComponent(pathname) === file,
    async (route) => {
      seen.asked += 1;
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + trace });
    },
  );
  return seen;
}

for (const way of ['on a direct load', 'on a move'] as const) {
  test(`SH4: a byte changed in any file of a remote is refused ${way}, and the pane says so`, async ({
    page: first,
    context,
    tokens,
    problems,
  }) => {
    test.setTimeout(300_000);
    problems.announce(/integrity|Integrity|mf-billing|Failed to (load|fetch)|preload/);
    const files = [...(await filesOf(first))].filter(([, path]) => way === 'on a direct load' || path !== withWidget);
    expect(files.length).toBeGreaterThan(15);
    for (const [file, path] of files) {
      const page = await context.newPage();
      await startSignedIn(page, path === withWidget ? tokens.half : tokens.complete);
      await test.step(`${file} on ${path}`, async () => {
        await changePage(page, { registry: withoutFallback });
        const seen = await tamperWith(page, file);
        if (way === 'on a direct load') await page.goto(path);
        else {
          await page.goto('/dashboard');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.locator(`a[href="${path}"]`).first().click();
        }
        if (isLater(file)) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        else {
          await expect(page.locator('[data-remote="mf-billing"]').getByRole('alert')).toBeVisible();
          expect(seen.asked).toBeGreaterThan(0);
        }
        expect(seen.traces).toBe(0);
      });
      await page.close();
    }
  });
}

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
