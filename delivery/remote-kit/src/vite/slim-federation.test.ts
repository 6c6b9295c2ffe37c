import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { slimFederation } from './slim-federation';

const runtime = join(import.meta.dirname, '../../../../shell/node_modules/@module-federation/runtime/dist/index.js');

async function built(plugins: Plugin[]): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'careline-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const main = join(root, 'main.js');
  writeFileSync(main, `import { init, loadRemote } from ${JSON.stringify(runtime)};\nconsole.log(init, loadRemote);`);
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: main } },
  }).then((result) => ('output' in result ? result : { output: [] }));
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

const leftOut = [
  'async loadRemoteSnapshotInfo(',
  'createElement("script")',
  'function preloadAssets(',
  'var SharedHandler =',
];

it('F335: the runtime of the shell reads no manifest, makes no script, preloads nothing and chooses no version', async () => {
  const [slim, whole] = [await built([slimFederation]), await built([])];
  // What an upgrade names otherwise is missing here.
  expect(leftOut.filter((part) => !whole.includes(part))).toEqual([]);
  expect(leftOut.filter((part) => slim.includes(part))).toEqual([]);
});
