import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files';

/** Entry points of shared that reach the remotes from the shell: one copy of each on a page. */
export const sharedEntryPoints = [
  '@careline/shared',
  '@careline/shared/ui',
  '@careline/shared/api',
  '@careline/shared/forms',
] as const;

/** React's entry points are named one by one: a missing one is bundled a second time without a word. */
const reactEntryPoints = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Every module that the shell provides and no remote bundles. */
export const sharedModules: readonly string[] = [...reactEntryPoints, ...sharedEntryPoints];

/** Federation's `shared` option of the shell. */
export function providedModules() {
  return Object.fromEntries(sharedModules.map((name) => [name, { singleton: true, requiredVersion: '*' }]));
}

/** Federation's `shared` option of a remote. */
export function consumedModules(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [name, { singleton: true, requiredVersion: '*', import: false as const }]),
  );
}

/**
 * The shared modules that a remote's sources name. A built remote lists no others, because federation loads those
 * that no page imports as soon as the remote starts.
 */
export function modulesNamedIn(folder: string): string[] {
  const sources = listFiles(join(folder, 'src')).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const text = sources.map((file) => readFileSync(join(folder, 'src', file), 'utf8')).join('\n');
  const named = sharedEntryPoints.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
  return [...reactEntryPoints, ...named];
}
