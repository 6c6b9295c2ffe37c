import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { placeOf } from '@careline/shared/manifest';
import type { Page } from '@playwright/test';
import { changePage } from '../support/change-page';
import { checkoutOf, copyData, deliver, proveBrokenLogin, serve } from '../support/delivery';
import { serveRemote } from '../support/developer';
import { expect, test } from '../support/test';

// That one builds alone to the same content is proved in a repository of its own (solo.spec.ts), and that the five are built alike by a test of its own.
for (const remote of ['mf-onboarding', 'mf-billing']) {
  test(`${remote} builds and releases from a checkout in which no other remote exists, to the same content`, {
    tag: '@whole',
  }, async () => {
    test.setTimeout(120_000);
    const checkout = checkoutOf(remote);
    const data = join(checkout, '.data');
    try {
      expect(readdirSync(checkout).filter((name) => name.startsWith('mf-'))).toEqual([remote]);
      copyData(data);
      // Nothing is new: this build has the name, so the content, of the one that was made beside the other four.
      expect(await deliver(checkout, data, 'release', remote, '--no-verify')).toContain('nothing to release');
    } finally {
      rmSync(checkout, { recursive: true, force: true });
    }
  });
}

test.describe('in a deployed site', () => {
  // One after the other on the same site, which takes longer to stand than to be looked at.
  test.describe.configure({ mode: 'default' });
  let checkout = '';
  let data = '';
  let site = '';
  let mine: Awaited<ReturnType<typeof serveRemote>>;
  let stop = async () => {};

  test.beforeAll(async ({ baseURL }, { parallelIndex }) => {
    test.setTimeout(120_000);
    checkout = checkoutOf('mf-auth');
    data = join(checkout, '.data');
    copyData(data);
    const { microFrontends } = JSON.parse(readFileSync(join(data, 'live/registry.json'), 'utf8'));
    const folder = join(data, 'published', dirname(microFrontends['mf-auth'][0].url));
    mine = await serveRemote(folder, (source) => source.replaceAll(/(["'`])Sign in\1/g, '"Sign in, of mine"'));
    writeFileSync(join(data, 'config.json'), JSON.stringify({ developerOrigins: [mine.origin] }));
    const port = Number(new URL(baseURL ?? '').port) + 10 + parallelIndex;
    site = `http://localhost:${port}`;
    stop = await serve(checkout, data, port);
  });
  test.afterAll(async () => {
    await stop();
    await mine?.stop();
    rmSync(checkout, { recursive: true, force: true });
  });

  const open = (page: Page, query = '') => page.goto(`${site}/auth/login${query}`);
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  test('a developer’s remote stands in it for one tab, from an allowed origin alone, under a badge that takes it back', async ({
    page,
  }) => {
    const badge = page.getByRole('complementary', { name: 'Not as deployed' });
    await open(page, '?careline-remote=mf-auth@https://evil.example/remoteEntry.js');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(badge).toHaveCount(0);

    await open(page, `?careline-remote=mf-auth@${mine.origin}/remoteEntry.js`);
    await expect(heading(page, 'Sign in, of mine')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(badge).toContainText(`mf-auth ${new URL(mine.origin).host}`);
    await page.reload();
    await expect(heading(page, 'Sign in, of mine')).toBeVisible();

    await badge.getByRole('button', { name: 'Remove mf-auth' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(badge).toHaveCount(0);
  });

  test('T11: a remote that is tried is there for its share of browsers alone; promoted, it is new in an open tab at the next entry into it; rolled back, it is the old one at the next page load', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await changePage(page, { config: (config) => ({ ...config, registryPollMs: 100 }) });
    await open(page);
    const texts = join(checkout, 'mf-auth/src/texts/en.json');
    const english = JSON.parse(readFileSync(texts, 'utf8'));
    writeFileSync(texts, JSON.stringify({ ...english, login: { ...english.login, title: 'Sign in, renewed' } }));
    const words = await deliver(checkout, data, 'release', 'mf-auth', '--no-verify', '--traffic', '50');
    const [, tried = ''] = /mf-auth (\S+) has 50 % of the browsers/.exec(words) ?? [];
    const folders = new Set<string | undefined>();
    page.on('request', (request) => folders.add(/\/remotes\/mf-auth\/[^/]+\//.exec(request.url())?.[0]));
    for (const name of ['Sign in, renewed', 'Sign in']) {
      const isTried = name !== 'Sign in';
      const browser = browserThat((place) => place < 50 === isTried, `mf-auth/${tried}`);
      await page.evaluate((id) => localStorage.setItem('careline.browser', id), browser);
      folders.clear();
      await open(page);
      await expect(heading(page, name)).toBeVisible();
      folders.delete(undefined);
      expect([...folders].map((folder) => folder?.includes(tried))).toEqual([isTried]);
    }

    await deliver(checkout, data, 'promote', 'mf-auth');
    await expect(heading(page, 'Sign in')).toBeVisible();
    // The pointer that rests on a link tells the tab of the release, and what is mounted stays; the next entry takes it, and asks for nothing of the one before.
    const told = page.waitForResponse('**/registry/en.json');
    await page.getByRole('link', { name: 'Careline', exact: true }).hover();
    await told;
    await expect(heading(page, 'Sign in')).toBeVisible();
    await page.getByRole('link', { name: 'Careline', exact: true }).click();
    folders.clear();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(heading(page, 'Sign in, renewed')).toBeVisible();
    folders.delete(undefined);
    expect([...folders].map((folder) => folder?.includes(tried))).toEqual([true]);
    // F20: the styles of the one before have gone with it.
    const styles = page.locator('link[rel="stylesheet"][href*="/remotes/mf-auth/"]');
    const stylesOf = async () => styles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await expect.poll(async () => (await stylesOf()).filter((href) => !href.includes(tried))).toEqual([]);
    expect(await stylesOf()).not.toEqual([]);

    await deliver(checkout, data, 'rollback', 'mf-auth');
    await open(page);
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
});

/** Id of a browser that stands where it is wanted for a release. */
function browserThat(isThere: (place: number) => boolean, release: string): string {
  for (let id = 0; ; id += 1) if (isThere(placeOf(String(id), release))) return String(id);
}

test('T2: a release whose page fails in one language is refused with phase, address and message', async () => {
  test.setTimeout(120_000);
  const data = mkdtempSync(join(tmpdir(), 'careline-'));
  try {
    copyData(data);
    expect(await proveBrokenLogin(data)).toMatch(/mf-auth fails in \w+ on \/ru\/auth\/login: .*Broken in Russian/);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
