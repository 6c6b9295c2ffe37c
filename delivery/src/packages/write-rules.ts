import { join } from 'node:path';
import * as v from 'valibot';
import { readJson, writeJson } from '../files';

const compilerSchema = v.object({ compilerOptions: v.record(v.string(), v.unknown()) });
const linterSchema = v.object({
  formatter: v.unknown(),
  javascript: v.unknown(),
  json: v.unknown(),
  css: v.unknown(),
  assist: v.unknown(),
  linter: v.unknown(),
  overrides: v.array(v.object({ includes: v.array(v.string()), linter: v.unknown() })),
});

/** The workspace's own rules for remotes, as a repository of its own extends them: tsconfig.json, and for Biome lint.json: it would take a biome.json of the workspace for one of its own. */
export function writeRules(root: string, folder: string): void {
  const {
    compilerOptions: { composite: _, emitDeclarationOnly: __, declaration: ___, ...compilerOptions },
  } = v.parse(compilerSchema, readJson(join(root, 'tsconfig.base.json')));
  writeJson(join(folder, 'tsconfig.json'), { compilerOptions: { ...compilerOptions, noEmit: true } });
  const { overrides, ...rules } = v.parse(linterSchema, readJson(join(root, 'biome.json')));
  const isOfPlaces = (includes: readonly string[]) =>
    includes.some((include) => /^(?:delivery|reference-api|e2e)\//.test(include));
  writeJson(join(folder, 'lint.json'), {
    ...rules,
    overrides: overrides
      .filter(({ includes }) => !isOfPlaces(includes))
      .map(({ includes, linter }) => ({ includes: includes.includes('mf-*/**') ? ['**'] : includes, linter })),
  });
}
