import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiReport, sharedEntryPoints } from '@careline/remote-kit/build';
import * as v from 'valibot';
import { Failure } from '../failure';
import { exists, listFiles } from '../files';
import { type Module, type Modules, parseModule, type Used, usedBy } from './declarations';

const packageSchema = v.object({ exports: v.record(v.string(), v.string()) });

/** Makes the report from the declarations that TypeScript has emitted; `shared` is the package's folder. */
export function makeReport(shared: string, emitted: string, version: string): ApiReport {
  const modules = new Map<string, Module>();
  for (const file of listFiles(emitted).filter((name) => name.endsWith('.d.ts'))) {
    const stem = file.slice(0, -'.d.ts'.length);
    // TypeScript leaves there what it has emitted of sources that are gone by now, those of another branch too.
    if (![`${stem}.ts`, `${stem}.tsx`].some((source) => exists(join(shared, source)))) continue;
    modules.set(stem, parseModule(withoutComments(readFileSync(join(emitted, file), 'utf8')), file));
  }
  const sections = new Map<string, Set<string>>();
  const add = (file: string, statement: string) => {
    sections.set(file, (sections.get(file) ?? new Set()).add(statement));
  };
  for (const entryPoint of sharedEntryPoints) {
    const file = fileOf(shared, entryPoint);
    for (const name of exportsOf(modules, file)) {
      const uses = usedBy(modules, file, name);
      add(entryPoint, `${name} ${hashOf(uses)}`);
      for (const { from, statements } of uses) for (const statement of statements) add(from, statement);
    }
  }
  const body = [...sections].sort(byName).map(([file, lines]) => section(file, [...lines].sort()));
  return { version, body: body.join('\n').trimEnd() };
}

export function reportText({ version, body }: ApiReport): string {
  return [
    `# The types that remotes build on, in contract ${version}`,
    '',
    'Written by `pnpm contract`. Whoever changes it raises CONTRACT_VERSION: the first number where a remote that was written before would break,',
    'else the second. Behind each export stands a hash over all that its type is made of.',
    '',
    `${body}\n`,
  ].join('\n');
}

function fileOf(shared: string, entryPoint: string): string {
  const { exports } = v.parse(packageSchema, JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8')));
  const file = exports[`.${entryPoint.slice('@careline/shared'.length)}`];
  if (file === undefined) throw new Failure(`shared/package.json has no entry point ${entryPoint}.`);
  return file.replace(/^\.\//, '').replace(/\.tsx?$/, '');
}

function exportsOf(modules: Modules, file: string): string[] {
  const module = modules.get(file);
  if (!module) throw new Failure(`TypeScript has emitted no ${file}.d.ts: npx tsc -b shared.`);
  return [...module.exported.keys()];
}

/** Where a declaration stands is no part of it. */
function hashOf(uses: readonly Used[]): string {
  const parts = uses.flatMap(({ from, name, statements }) => (statements.length > 0 ? statements : `${from} ${name}`));
  return createHash('sha256').update(parts.sort().join('\n')).digest('hex').slice(0, 12);
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/[ \t]+$/gm, '');
}

function section(file: string, lines: readonly string[]): string {
  return [`## \`${file}\``, '', '```ts', ...lines, '```', ''].join('\n');
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);
