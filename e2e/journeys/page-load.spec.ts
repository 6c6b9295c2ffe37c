import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { copyData, deliver, liveData, root } from '../support/delivery';
import { signIn } from '../support/session';
import { expect, test } from '../support/test';

interface Load {
  readonly url: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** Every request of a page load, as the browser's own network log has it; times in seconds. */
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
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"][data-loading="false"]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  return [...open.values()];
}

/** Scripts, styles and preloads that the page's HTML names as it comes from the server. */
async function filesNamedBy(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get(page.url())).text();
  const tags = html.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="([^"]+\.(?:js|css))"/g);
  return [...tags].map(([, file = '']) => file);
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

for (const path of ['/dashboard', '/dashboard/billing/invoices', '/dashboard/conditions', '/dashboard/statistics']) {
  test(`a signed-in load of ${path} is HTML, what it preloads, and at most two API calls in depth after the identity`, async ({
    page,
  }) => {
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
    const loads = await recordLoad(page, path);
    const listed = await filesNamedBy(page);
    const files = loads.filter(
      ({ url, kind }) => kind === 'Script' || kind === 'Stylesheet' || /\.(js|css)$/.test(url),
    );
    expect(files.length).toBeGreaterThan(10);
    // What measures the page comes once it stands and has time.
    const early = files.map(({ url }) => new URL(url).pathname).filter((file) => !/\/measure-[^/]*\.js$/.test(file));
    expect(early.filter((file) => !listed.includes(file))).toEqual([]);
    const calls = loads.filter(({ url }) => url.includes('/backend/'));
    expect(calls.length).toBeGreaterThan(4);
    expect(depthOf(calls)).toBeLessThanOrEqual(3);
  });
}

test('on the page there is one React, one react-dom and one shared, whatever remotes are mounted', async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url())) scripts.set(response.url(), await response.text().catch(() => ''));
  });
  await signIn(page);
  const navigation = page.getByRole('navigation').first();
  for (const name of ['Account', 'Billing', 'Statistics']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
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
    const registry = JSON.parse(readFileSync(join(liveData, 'live/registry.json'), 'utf8'));
    const bytesOf = async (microFrontends: object): Promise<number> => {
      writeFileSync(join(data, 'live/registry.json'), JSON.stringify({ ...registry, microFrontends }));
      await deliver(root, data, 'compose');
      return brotliCompressSync(readFileSync(join(data, 'live/site/professionals/index.html'))).length;
    };
    const all = await bytesOf(registry.microFrontends);
    for (const name of Object.keys(registry.microFrontends)) {
      const { [name]: _, ...others } = registry.microFrontends;
      expect.soft(all - (await bytesOf(others)), name).toBeLessThanOrEqual(400);
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
