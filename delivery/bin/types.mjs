// `pnpm types`: the types of every folder of the workspace that this checkout holds; TypeScript itself refuses a list that names others.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './processes.mjs';
import { root } from './set-up.mjs';

const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
const present = references.map(({ path }) => path).filter((path) => existsSync(join(root, path, 'tsconfig.json')));
process.exitCode = await runTool(join(root, 'node_modules/.bin/tsc'), ['-b', ...present], { cwd: root });
