import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, develop } from '../support/delivery';
import { fillIn } from '../support/session';
import { expect, test } from '../support/test';

test('T7 F341: pnpm dev auth shows its sources in those of the shell, beside the releases of the others', async ({
  page,
  baseURL,
  problems,
}) => {
  test.setTimeout(120_000);
  // The site ends before the page does.
  problems.announce(/ERR_CONNECTION_REFUSED/);
  const data = mkdtempSync(join(tmpdir(), 'careline-'));
  copyData(data);
  const port = Number(new URL(baseURL ?? '').port) + 30;
  const stop = await develop('auth', data, port);
  try {
    const sources: string[] = [];
    page.on('request', (request) => request.url().endsWith('/src/login/login-page.tsx') && sources.push(request.url()));
    await page.goto(`http://localhost:${port}/auth/login`);
    await fillIn(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeVisible();
    await expect(
      page.locator('[data-remote="mf-telephony"]').getByRole('link', { name: 'Call back' }).first(),
    ).toBeVisible();
    expect(sources).toHaveLength(1);
  } finally {
    await stop();
    rmSync(data, { recursive: true, force: true });
  }
});
