import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { compile } from './compile';
import { writeRules } from './write-rules';

/** What `pnpm pack` and `pnpm publish` run in a package's folder before they take its files: the sources become its `dist`. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = process.cwd();
const { exports } = v.parse(
  v.object({ exports: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
);
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-b', folder], { stdio: 'inherit' });
await compile({
  folder,
  declarations: join(root, 'node_modules/.cache/types', basename(folder), 'src'),
  offersTesting: './testing' in exports,
});
if (basename(folder) === 'remote-kit') writeRules(root, join(folder, 'dist'));
