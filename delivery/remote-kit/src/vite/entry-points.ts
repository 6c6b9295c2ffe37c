import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseSync } from 'vite';

/** The folder of `@careline/shared` that the package in `root` imports. */
export function sharedFolder(root: string): string {
  return realpathSync(join(root, 'node_modules/@careline/shared')).replaceAll('\\', '/');
}

const exportsSchema = v.object({
  exports: v.record(v.string(), v.union([v.string(), v.object({ default: v.string() })])),
});

/** The module behind an entry point such as `@careline/shared/ui`: a source in the workspace, compiled where shared is installed. */
export function entryPointFile(root: string, name: string): string {
  const folder = sharedFolder(root);
  const { exports } = v.parse(exportsSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const target = exports[`.${name.slice('@careline/shared'.length)}`];
  if (target === undefined) throw new Error(`${folder}/package.json has no entry point ${name}.`);
  return join(folder, typeof target === 'string' ? target : target.default).replaceAll('\\', '/');
}

/** What an entry point, or a part of one, exports beside types. */
export function namesOfEntryPoint(root: string, name: string): string[] {
  const file = entryPointFile(root, name);
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName }) => (isType || exportName.name === null ? [] : [exportName.name]));
}
