import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { compiledAhead } from './compiled-ahead';

it('the start begins with the hint, before what Vite puts there, other chunks do not; and its map counts the line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'careline-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'main.js'), "void import('./page.js').then(({ words }) => console.log(words));");
  writeFileSync(join(root, 'page.js'), "import './page.css';\nexport const words = 'A page';");
  writeFileSync(join(root, 'page.css'), 'main { color: black }');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledAhead()],
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input: join(root, 'main.js') } },
  });
  const files = 'output' in built ? built.output : [];
  const start = files.find((file) => file.type === 'chunk' && file.isEntry);
  const page = files.find((file) => file.type === 'chunk' && !file.isEntry);
  const map = files.find((file) => file.fileName === `${start?.fileName}.map`);
  const lines = start?.type === 'chunk' ? start.code.split('\n') : [];
  expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(page?.type === 'chunk' && page.code).not.toContain('allFunctionsCalledOnLoad');
  const { mappings } = JSON.parse(map?.type === 'asset' ? String(map.source) : '{}');
  // The words of main.js stand in the line that has the first mapping.
  const mapped = mappings.split(';').findIndex((line: string) => line !== '');
  expect(lines[mapped]).toContain('console.log');
});
