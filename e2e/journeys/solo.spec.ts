import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { startSignedIn } from '../support/browser';
import { copyData, root, serve } from '../support/delivery';
import { ana, ReferenceClient } from '../support/reference-client';
import { careline, install, packAll } from '../support/solo';
import { expect, test } from '../support/test';

/** Everything of these tests: tarballs, repositories, data. */
const scratch = mkdtempSync(join(tmpdir(), 'careline-'));
let tarballs: ReturnType<typeof packAll>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  test.setTimeout(120_000);
  tarballs = packAll(join(scratch, 'packages'));
  copyData(join(scratch, 'data'));
});
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('T12: what is published has what it names, and its types, for bundlers and for Node', async () => {
  for (const [name, tarball] of tarballs) {
    const bytes = new Uint8Array(readFileSync(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer } });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    // A stylesheet has no types, and nobody requires these packages.
    const excludeEntrypoints = Object.keys(pkg.exports).filter((entry) => /\.(?:css|json)$/.test(entry));
    const result = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints });
    if (result.types === false) throw new Error(`${name} comes without types.`);
    const problems = result.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
        !('resolutionOption' in problem && problem.resolutionOption === 'node10'),
    );
    expect(problems, name).toEqual([]);
  }
});

test('T5: a remote builds in a repository of its own to the very files that the workspace makes', () => {
  test.setTimeout(120_000);
  const repository = join(scratch, 'mf-billing');
  cpSync(join(root, 'mf-billing'), repository, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
  });
  writeFileSync(join(repository, 'tsconfig.json'), '{ "extends": "@careline/remote-kit/tsconfig.json" }');
  install(repository, tarballs);
  // A release is named after its content.
  expect(careline(repository, repository, join(scratch, 'data'), 'release', 'mf-billing', '--no-verify')).toContain(
    'is live with this very content',
  );
});

test('T5: a new remote is made in an empty folder, checked, looked at and released beside the live ones, and opens', async ({
  page,
  baseURL,
}, { parallelIndex }) => {
  test.setTimeout(180_000);
  const data = join(scratch, 'data');
  const repository = join(scratch, 'mf-notes');
  careline(join(scratch, 'mf-billing'), scratch, data, 'new-remote', 'notes');
  execFileSync('git', ['init', '--quiet'], { cwd: repository });
  install(repository, tarballs);
  expect(careline(repository, repository, data, 'release', 'mf-notes')).toContain('Released mf-notes.');

  const port = Number(new URL(baseURL ?? '').port) + 40 + parallelIndex;
  // Its release has composed the site.
  const stop = await serve(root, data, port, '--as-composed');
  try {
    const origin = `http://localhost:${port}`;
    const { token } = await ReferenceClient.signIn(origin, ana);
    await startSignedIn(page, token);
    await page.goto(`${origin}/ru/dashboard/notes`);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(page.locator('[data-remote="mf-notes"]')).toBeVisible();
    await page.locator('a[href="/ru/dashboard/billing"]').first().click();
    await expect(page.locator('[data-remote="mf-billing"]').getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    // A page that stands would go on asking a site that has ended.
    await page.close();
    await stop();
  }
});
