import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bytesOfRemotes, copyData, root } from '../support/delivery';
import { signIn } from '../support/session';
import { expect, test } from '../support/test';
import { moveInTab } from '../support/verified-code';

interface Load {
  readonly url: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** Every request of a first load of a page, as the browser's own network log has it; times in seconds. */
async function recordLoad(page: Page, path: string): Promise<readonly Load[]> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Load>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    open.set(requestId, { url: request.url, kind: type, start: timestamp, end: Number.POSITIVE_INFINITY });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const load = open.get(requestId);
    if (load) open.set(requestId, { ...load, end: timestamp });
  });
  await session.send('Network.enable');
  // What another page of the test has brought is none of this one's.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"][data-loading="false"]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await session.detach();
  return [...open.values()];
}

/** Scripts, styles and preloads that the page's HTML names as it comes from the server. */
async function filesNamedBy(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get(page.url())).text();
  const tags = html.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="([^"]+\.(?:js|css))"/g);
  return [...tags].map(([, file = '']) => file);
}

/** What a first load of the page may cost, as its team's budget.json says. */
function budgetOf(path: string): { readonly kib: number; readonly requests: number } {
  const budgets = readdirSync(root)
    .map((name) => join(root, name, 'budget.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8'))[path]);
  const budget = budgets.find((found) => found !== undefined);
  if (!budget) throw new Error(`${path} has no budget.`);
  return budget;
}

/** Scripts, styles and fonts that the page has taken, each once, with its bytes as they were sent. */
function takenBy(page: Page): Promise<readonly (readonly [file: string, bytes: number])[]> {
  return page.evaluate(() => {
    const taken = new Map<string, number>();
    for (const entry of performance.getEntriesByType('resource')) {
      const { pathname } = new URL(entry.name);
      if (/\.(js|css|woff2)$/.test(pathname) && entry instanceof PerformanceResourceTiming)
        taken.set(pathname, Math.max(taken.get(pathname) ?? 0, entry.encodedBodySize));
    }
    return [...taken];
  });
}

/** What measures the page comes once it stands and has time. */
const isLate = (file: string) => /\/measure-[^/]*\.js$/.test(file);

/** Every script and style that was loaded is named by the HTML, so that it is one step away, and all together keep to the page's budget. */
async function expectLoadWithinBudget(page: Page, path: string, loads: readonly Load[]): Promise<void> {
  const listed = await filesNamedBy(page);
  const files = loads.filter(({ url, kind }) => kind === 'Script' || kind === 'Stylesheet' || /\.(js|css)$/.test(url));
  expect(files.length).toBeGreaterThan(10);
  const early = files.map(({ url }) => new URL(url).pathname).filter((file) => !isLate(file));
  expect(early.filter((file) => !listed.includes(file))).toEqual([]);
  const taken = (await takenBy(page)).filter(([file]) => !isLate(file));
  const code = taken.filter(([file]) => !file.endsWith('.woff2'));
  const budget = budgetOf(path);
  expect(code.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(budget.kib);
  // With the HTML.
  expect(1 + taken.length).toBeLessThanOrEqual(budget.requests);
}

/** Length of the longest chain of calls of which each begins after the one before it has ended. */
function depthOf(calls: readonly Load[]): number {
  const depths = new Map<Load, number>();
  for (const call of [...calls].sort((a, b) => a.start - b.start)) {
    const before = calls.filter((other) => other.end <= call.start).map((other) => depths.get(other) ?? 0);
    depths.set(call, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

test('a signed-in load of a page is HTML, what it preloads, and at most two API calls in depth after the identity', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page);
  // What the pointer rests on would be loaded ahead of a move.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  // Slow enough for a call that waits for another to be seen as waiting.
  await page.route('**/backend/**', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.fulfill({ response });
  });
  for (const path of ['/dashboard', '/dashboard/billing/invoices', '/dashboard/conditions', '/dashboard/statistics']) {
    await test.step(path, async () => {
      const loads = await recordLoad(page, path);
      await expectLoadWithinBudget(page, path, loads);
      const calls = loads.filter(({ url }) => url.includes('/backend/'));
      expect(calls.length).toBeGreaterThan(4);
      expect(depthOf(calls)).toBeLessThanOrEqual(3);
    });
  }
});

/** The chunk of the query cache. */
const isQueryCode = ([file]: readonly [file: string, bytes: number]) => /\/lists-[^/]*\.js$/.test(file);

test('a visitor’s load is HTML and what it names, within the page’s budget; a public page comes without the code of the query cache, which the move to the login page brings', async ({
  page,
}) => {
  for (const path of ['/', '/professionals', '/prices']) {
    await test.step(path, async () => {
      await expectLoadWithinBudget(page, path, await recordLoad(page, path));
      expect((await takenBy(page)).filter(isQueryCode)).toEqual([]);
    });
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect((await takenBy(page)).filter(isQueryCode)).toHaveLength(1);
  await test.step('/auth/login', async () => {
    await expectLoadWithinBudget(page, '/auth/login', await recordLoad(page, '/auth/login'));
  });
});

test('on the page there is one React, one react-dom and one shared, whatever remotes are mounted', async ({
  page,
  visitAs,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url())) scripts.set(response.url(), await response.text().catch(() => ''));
  });
  await visitAs('complete');
  await page.goto('/dashboard');
  const navigation = page.getByRole('navigation').first();
  for (const name of ['Account', 'Billing', 'Statistics']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await moveInTab(page, '/auth/login');
  // Each stands once in the source of what it names, and only there.
  for (const marker of [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
    'rendererPackageName:',
    'No platform here: render inside defineRemote()',
  ]) {
    const holders = [...scripts].filter(([, source]) => source.includes(marker)).map(([url]) => url);
    expect(holders, marker).toHaveLength(1);
  }
});

test('the HTML of every page, packed, has room in the first flight of a new connection: ten segments (RFC 6928)', () => {
  const data = mkdtempSync(join(tmpdir(), 'careline-'));
  try {
    copyData(data);
    const site = join(data, 'live/site');
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(60);
    for (const file of pages)
      expect.soft(brotliCompressSync(readFileSync(join(site, file))).length, file).toBeLessThanOrEqual(14 * 1024);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('a remote that a page does not use costs it no request and at most 400 bytes', async ({ page, visitAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitAs('complete');
  await page.goto('/professionals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/remotes/'))).toEqual([]);

  const data = mkdtempSync(join(tmpdir(), 'careline-'));
  try {
    copyData(data);
    for (const [name, bytes] of Object.entries(await bytesOfRemotes(data)))
      expect.soft(bytes, name).toBeLessThanOrEqual(400);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
