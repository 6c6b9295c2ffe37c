import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveState, placesIn, proveInBrowser } from '@careline/delivery/release';
import { changePage } from '../support/change-page';
import { checkoutOf, copyData, deliver, root, serve } from '../support/delivery';
import { expect, test } from '../support/test';

for (const remote of readdirSync(root).filter((name) => name.startsWith('mf-'))) {
  test(`${remote} builds and releases from a checkout in which no other remote exists, to the same content`, async () => {
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

test('a remote that is released is new in an open tab at the next entry into it; rolled back, it is the old one at the next page load', async ({
  page,
  baseURL,
}, { parallelIndex }) => {
  test.setTimeout(120_000);
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
    // The first move tells the tab of the release, and leaves what is mounted; the next entry takes it.
    const told = page.waitForResponse('**/registry/en.json');
    await page.getByRole('link', { name: 'Careline' }).click();
    await told;
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(heading('Sign in, renewed')).toBeVisible();

    await deliver(checkout, data, 'rollback', 'mf-auth');
    await open();
    await expect(heading('Sign in')).toBeVisible();
  } finally {
    await stop();
    rmSync(checkout, { recursive: true, force: true });
  }
});

test('T2: a release whose page fails in one language is refused with phase, address and message', async () => {
  test.setTimeout(120_000);
  const data = mkdtempSync(join(tmpdir(), 'careline-'));
  try {
    copyData(data);
    const places = placesIn(root, data);
    const { shell, registry } = liveState(places);
    const [live] = registry.microFrontends['mf-auth'] ?? [];
    if (!live) throw new Error('mf-auth is not live.');
    const folder = join(places.published, live.url, '..');
    const broken = join(folder, '../broken');
    cpSync(folder, broken, { recursive: true });
    const page = live.extras.preloads.pages['/auth/login']?.js.find((file) => file.includes('login-page')) ?? '';
    const code = `if (location.pathname.startsWith('/ru/')) throw new Error('Broken in Russian');${readFileSync(join(broken, page), 'utf8')}`;
    writeFileSync(join(broken, page), code);
    for (const twin of ['.br', '.gz']) rmSync(join(broken, page + twin));
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    const { fallbackUrl: _, ...alone } = live;
    const release = {
      ...alone,
      url: '/remotes/mf-auth/broken/remoteEntry.js',
      extras: { ...live.extras, files: { ...live.extras.files, [page]: integrity } },
    };
    const microFrontends = { ...registry.microFrontends, 'mf-auth': [release] };
    await proveInBrowser(places, ['mf-auth'], { shell, registry });
    await expect(
      proveInBrowser(places, ['mf-auth'], { shell, registry: { ...registry, microFrontends } }),
    ).rejects.toThrow(/mf-auth fails in \w+ on \/ru\/auth\/login: .*Broken in Russian/);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
