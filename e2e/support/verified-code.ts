import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test';

interface Index {
  readonly files: readonly string[];
  readonly integrity: readonly string[];
}

/** The list of what a tab has fetched ends after 250 files by itself. */
export async function rememberAllFiles(page: Page): Promise<void> {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
}

/** Moves inside the document, as Back and Forward do, and waits until the page stands. */
export async function moveInTab(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page, path).not.toHaveTitle(before);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
}

/** Each script and style of the tab has the hash that the site names for it. Resolves to how many there are. */
export async function expectVerified(page: Page): Promise<{ readonly scripts: number; readonly styles: number }> {
  const index: Index = await (await page.request.get('/preloads/en.json')).json();
  const released = new Map(index.files.map((file, place) => [file, index.integrity[place]]));
  const { scripts, styles, written, policy, known } = await page.evaluate(readCode);
  for (const text of written)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(styles.filter(([path, hash]) => (known[path] ?? released.get(path)) !== hash)).toEqual([]);
  expect(scripts.filter((path) => !(path in known) && !released.has(path))).toEqual([]);
  return { scripts: scripts.length, styles: styles.length };
}

/** In the page: the scripts that it has fetched, its sheets with their hashes, the styles written into it, its policy, and the hashes of its import map. */
function readCode() {
  // However a retry spells the folders (decisions 14 and 58).
  const pathOf = (url: string) => decodeURIComponent(new URL(url, location.href).pathname.replace(/\/+/g, '/'));
  const fetched = performance.getEntriesByType('resource').map(({ name }) => pathOf(name));
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const known: Readonly<Record<string, string>> = JSON.parse(map).integrity;
  return {
    scripts: [...new Set(fetched.filter((path) => path.endsWith('.js')))],
    styles: [...document.styleSheets].flatMap(({ ownerNode: node }): [string, string | undefined][] => {
      if (node instanceof HTMLStyleElement) return [];
      return [node instanceof HTMLLinkElement ? [pathOf(node.href), node.integrity] : ['made by a script', 'none']];
    }),
    written: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
    policy: document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '',
    known,
  };
}
