import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { recorderPath } from './recorder';
import { expect, test } from './test';

const files: Readonly<Record<string, string>> = {
  '/page.js': "import '/part.js'; window.ran.push('page');",
  '/part.js': "window.ran.push('part');",
};
const hashOf = (path: string) =>
  `sha256-${createHash('sha256')
    .update(files[path] ?? '')
    .digest('base64')}`;
const hashes = Object.fromEntries(Object.keys(files).map((path) => [path, hashOf(path)]));
const preload = (path: string) => `<link rel="modulepreload" href="${path}" integrity="${hashOf(path)}">`;
/** As a page of the site: hashes in its import map, then the import, of each of the paths by itself. */
const pageOf = (paths: readonly string[]) =>
  `<!doctype html><title>x</title><script>window.ran = []</script><script type="importmap">${JSON.stringify({ integrity: hashes })}</script>${paths.map(preload).join('')}<script type="module">Promise.all(${JSON.stringify(paths)}.map((path) => import(path))).catch(() => window.ran.push('refused')).then(() => { window.isOver = true; })</script>`;

test('SH4: a browser under Integrity-Policy runs a module that imports another; WebKit where the other was asked for by itself', async ({
  driven: { tab },
}, { project }) => {
  const server = createServer(({ url = '' }, answer) => {
    const file = files[url];
    answer.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript');
    answer.setHeader('integrity-policy', 'blocked-destinations=(script)');
    answer.end(
      file ??
        pageOf(
          url
            .slice('/of/'.length)
            .split('+')
            .map((name) => `/${name}`),
        ),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ranOf = async (paths: string) => {
    await tab.goTo(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/of/${paths}`);
    await expect.poll(() => tab.read('window.isOver === true')).toBe(true);
    return tab.read('window.ran');
  };
  try {
    expect(await ranOf('page.js+part.js')).toEqual(['part', 'page']);
    // Where WebKit runs both, it needs no page of its own any more: delivery/src/serve/single-pages.ts, decision 56.
    expect(await ranOf('page.js')).toEqual(project.name === 'webkit' ? ['refused'] : ['part', 'page']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** Imports a script of the site's own origin whose hash nobody knows. */
const importUnhashed = `(() => {
  window.unhashed = undefined;
  import('${recorderPath}?unhashed').then(() => { window.unhashed = 'ran'; }, () => { window.unhashed = 'refused'; });
})()`;
const openPalette = `document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))`;

test('SH4: no page runs a script without a hash, on a load and after moves, and all parts of the site run', async ({
  scene: { visitor, line },
  driven: { tab },
  anasToken,
}) => {
  const refuses = async () => {
    await tab.read(importUnhashed);
    await expect.poll(() => tab.read('window.unhashed')).toBe('refused');
  };
  await visitor.open('/');
  await expect.poll(() => tab.read("'started' in document.documentElement.dataset")).toBe(true);
  await refuses();
  // None of its code has come with the page.
  await expect
    .poll(async () => {
      await tab.read(openPalette);
      return tab.read(`document.querySelector('dialog, [role="dialog"]') !== null`);
    })
    .toBe(true);
  await visitor.store('careline.token', anasToken);
  await visitor.open('/dashboard');
  await visitor.see({ css: 'main h1' });
  const documents = line.documents();
  for (const name of ['Billing', 'Account', 'Statistics']) {
    await visitor.click({ role: 'link', name, within: { role: 'navigation' } });
    await visitor.see({ role: 'heading', name, within: { role: 'main' } });
  }
  await refuses();
  expect(line.documents()).toBe(documents);
});
