import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { writeRules } from './write-rules';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

it('T5: a repository of its own has the rules of the workspace: no remote knows another, and types are strict', () => {
  const { root } = temporaryPlaces();
  writeRules(workspace, root);
  write(root, 'mf-notes/biome.json', '{ "extends": ["../lint.json"] }');
  write(
    root,
    'mf-notes/src/page.ts',
    "import 'rxjs';\nimport '@careline/mf-billing';\nimport '@careline/shared/host';\n",
  );
  const biome = join(workspace, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', 'src'], {
    cwd: join(root, 'mf-notes'),
    encoding: 'utf8',
  });
  expect(stdout.match(/noRestrictedImports/g)).toHaveLength(3);
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true, noEmit: true });
  expect(compilerOptions).not.toHaveProperty('composite');
});
