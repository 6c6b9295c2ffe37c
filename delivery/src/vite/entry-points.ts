import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** The folder of `@careline/shared` that the package in `root` imports. */
export function sharedFolder(root: string): string {
  return realpathSync(join(root, 'node_modules/@careline/shared')).replaceAll('\\', '/');
}

/** The module behind an entry point such as `@careline/shared/ui`. */
export function entryPointFile(root: string, name: string): string {
  const folder = sharedFolder(root);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${folder}/${exports[`.${name.slice('@careline/shared'.length)}`].slice(2)}`;
}

/** What an entry point, or a part of one, exports beside types. */
export function namesOfEntryPoint(root: string, name: string): string[] {
  const file = entryPointFile(root, name);
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName }) => (isType || exportName.name === null ? [] : [exportName.name]));
}
