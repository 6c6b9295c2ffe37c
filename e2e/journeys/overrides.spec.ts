import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyData, root, serve } from '../support/delivery';
import { serveRemote } from '../support/developer';
import { expect, test } from '../support/test';

test('a developer’s remote stands in a deployed site for one tab, from an allowed origin alone, under a badge that takes it back', async ({
  page,
  baseURL,
  problems,
}, { parallelIndex }) => {
  test.setTimeout(120_000);
  // The site ends before the page does.
  problems.announce(/ERR_CONNECTION_REFUSED.*_reports/);
  const data = mkdtempSync(join(tmpdir(), 'careline-'));
  copyData(data);
  const { microFrontends } = JSON.parse(readFileSync(join(data, 'live/registry.json'), 'utf8'));
  const folder = join(data, 'published', dirname(microFrontends['mf-auth'][0].url));
  const mine = await serveRemote(folder, (source) => source.replaceAll(/(["'`])Sign in\1/g, '"Sign in, of mine"'));
  writeFileSync(join(data, 'config.json'), JSON.stringify({ developerOrigins: [mine.origin] }));
  const port = Number(new URL(baseURL ?? '').port) + 20 + parallelIndex;
  const stop = await serve(root, data, port);
  try {
    const open = (query: string) => page.goto(`http://localhost:${port}/auth/login${query}`);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const badge = page.getByRole('complementary', { name: 'Not as deployed' });
    await open('?careline-remote=mf-auth@https://evil.example/remoteEntry.js');
    await expect(heading('Sign in')).toBeVisible();
    await expect(badge).toHaveCount(0);

    await open(`?careline-remote=mf-auth@${mine.origin}/remoteEntry.js`);
    await expect(heading('Sign in, of mine')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(badge).toContainText(`mf-auth ${new URL(mine.origin).host}`);
    await page.reload();
    await expect(heading('Sign in, of mine')).toBeVisible();

    await badge.getByRole('button', { name: 'Remove mf-auth' }).click();
    await expect(heading('Sign in')).toBeVisible();
    await expect(badge).toHaveCount(0);
  } finally {
    await stop();
    await mine.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
