import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from './test';

const files: Readonly<Record<string, string>> = {
  '/page.js': "import '/part.js'; window.ran.push('page');",
  '/part.js': "window.ran.push('part');",
  '/alone.js': "window.ran.push('alone');",
};
const hashOf = (path: string) =>
  `sha256-${createHash('sha256')
    .update(files[path] ?? '')
    .digest('base64')}`;
const hashes = Object.fromEntries(Object.keys(files).map((path) => [path, hashOf(path)]));
const preload = (path: string) => `<link rel="modulepreload" href="${path}" integrity="${hashOf(path)}">`;
const imported = (path: string) =>
  `<script type="module">import('${path}').catch(() => window.ran.push('refused')).then(() => { window.isOver = true; })</script>`;

/** As a page of the site: hashes in its import map, files that came by `modulepreload`, then the import. */
const pageOf = (path: string) =>
  `<!doctype html><title>x</title><script>window.ran = []</script><script type="importmap">${JSON.stringify({ integrity: hashes })}</script>${Object.keys(files).map(preload).join('')}${imported(path)}`;

test('SH4: Integrity-Policy is sent to browsers that run a module which imports another; WebKit refuses it although its hash is known', async ({
  driven: { tab },
}, { project }) => {
  const server = createServer(({ url = '' }, answer) => {
    const file = files[url];
    answer.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript');
    answer.setHeader('integrity-policy', 'blocked-destinations=(script)');
    answer.end(file ?? pageOf(url.replace('/of', '')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ranOf = async (path: string) => {
    await tab.goTo(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/of${path}`);
    await expect.poll(() => tab.read('window.isOver === true')).toBe(true);
    return tab.read('window.ran');
  };
  try {
    expect(await ranOf('/alone.js')).toEqual(['alone']);
    // Where WebKit runs both, it can be sent the header too: delivery/src/serve/security-headers.ts.
    expect(await ranOf('/page.js')).toEqual(project.name === 'webkit' ? ['refused'] : ['part', 'page']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
