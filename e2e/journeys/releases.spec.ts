import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '@careline/shared/manifest';
import { changePage } from '../support/change-page';
import { checkoutOf, copyData, deliver, proveBrokenLogin, serve } from '../support/delivery';
import { expect, test } from '../support/test';

// The one that shows widgets of others. The one with most dependencies of its own does it in a repository of its own (solo.spec.ts); that the five are built alike has a test of its own.
for (const [remote, ...tag] of [['mf-onboarding'], ['mf-billing', '@whole']] as const) {
  test(`${remote} builds and releases from a checkout in which no other remote exists, to the same content`, {
    tag,
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

test('T11: a remote that is released is new in an open tab at the next entry into it; rolled back, it is the old one at the next page load; for a share of browsers it is there for those alone', async ({
  page,
  baseURL,
  problems,
}, { parallelIndex }) => {
  test.setTimeout(120_000);
  // The site ends before the page does.
  problems.announce(/ERR_CONNECTION_REFUSED.*_reports/);
  const checkout = checkoutOf('mf-auth');
  const data = join(checkout, '.data');
  copyData(data);
  const port = Number(new URL(baseURL ?? '').port) + 10 + parallelIndex;
  const stop = await serve(checkout, data, port);
  try {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const open = () => page.goto(`http://localhost:${port}/auth/login`);
    await changePage(page, { config: (config) => ({ ...config, registryPollMs: 100 }) });
    await open();
    await expect(heading('Sign in')).toBeVisible();

    const texts = join(checkout, 'mf-auth/src/texts/en.json');
    const english = JSON.parse(readFileSync(texts, 'utf8'));
    writeFileSync(texts, JSON.stringify({ ...english, login: { ...english.login, title: 'Sign in, renewed' } }));
    expect(await deliver(checkout, data, 'release', 'mf-auth', '--no-verify')).toContain('Released mf-auth.');
    await expect(heading('Sign in')).toBeVisible();
    // The pointer that rests on a link tells the tab of the release, and what is mounted stays; the next entry takes it, and asks for nothing of the one before.
    const told = page.waitForResponse('**/registry/en.json');
    await page.getByRole('link', { name: 'Careline', exact: true }).hover();
    await told;
    await expect(heading('Sign in')).toBeVisible();
    await page.getByRole('link', { name: 'Careline', exact: true }).click();
    const folders = new Set<string | undefined>();
    page.on('request', (request) => folders.add(/\/remotes\/mf-auth\/[^/]+\//.exec(request.url())?.[0]));
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(heading('Sign in, renewed')).toBeVisible();
    folders.delete(undefined);
    expect(folders.size).toBe(1);
    // F20: the styles of the one before have gone with it.
    const styles = page.locator('link[rel="stylesheet"][href*="/remotes/mf-auth/"]');
    const stylesOf = async () => styles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const [renewed = ''] = folders;
    await expect.poll(async () => (await stylesOf()).filter((href) => !href.includes(renewed))).toEqual([]);
    expect(await stylesOf()).not.toEqual([]);

    await deliver(checkout, data, 'rollback', 'mf-auth');
    await open();
    await expect(heading('Sign in')).toBeVisible();

    const words = await deliver(checkout, data, 'release', 'mf-auth', '--no-verify', '--traffic', '50');
    const [, tried = ''] = /mf-auth (\S+) has 50 % of the browsers/.exec(words) ?? [];
    for (const name of ['Sign in, renewed', 'Sign in']) {
      const isTried = name !== 'Sign in';
      const browser = browserThat((place) => place < 50 === isTried, `mf-auth/${tried}`);
      await page.evaluate((id) => localStorage.setItem('careline.browser', id), browser);
      folders.clear();
      await open();
      await expect(heading(name)).toBeVisible();
      folders.delete(undefined);
      expect([...folders].map((folder) => folder?.includes(tried))).toEqual([isTried]);
    }
    await deliver(checkout, data, 'withdraw', 'mf-auth');
    await page.evaluate(
      (id) => localStorage.setItem('careline.browser', id),
      browserThat((place) => place < 50, `mf-auth/${tried}`),
    );
    await open();
    await expect(heading('Sign in')).toBeVisible();
  } finally {
    await stop();
    rmSync(checkout, { recursive: true, force: true });
  }
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
