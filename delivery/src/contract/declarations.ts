import { posix } from 'node:path';
import { Failure } from '../failure';

/** A declaration file as TypeScript emits it, taken apart into its statements. */
export interface Module {
  /** Name → the statements that declare it; overloads are several. */
  readonly declared: ReadonlyMap<string, readonly string[]>;
  /** Name in this file → what it is elsewhere. */
  readonly imported: ReadonlyMap<string, Elsewhere>;
  /** Exported name → its name in this file, or what it is elsewhere. */
  readonly exported: ReadonlyMap<string, string | Elsewhere>;
}

interface Elsewhere {
  readonly from: string;
  readonly name: string;
}

/** File, such as `src/ui/button`, → what is in it. */
export type Modules = ReadonlyMap<string, Module>;

/** One declaration that something depends on. */
export interface Used {
  /** The file, or the library that has it. */
  readonly from: string;
  readonly name: string;
  /** None for what a library declares. */
  readonly statements: readonly string[];
}

const beginning = /^(export|import|declare|interface|type|const|class|abstract|function)\b/;
const declaration = /^(?:export )?(?:declare )?(?:abstract )?(?:const|class|interface|type|function) ([\w$]+)/;

/** Reads the text of a declaration file without its comments. Throws a Failure for a statement of a form that is not emitted for this code. */
export function parseModule(text: string, file: string): Module {
  const declared = new Map<string, string[]>();
  const imported = new Map<string, Elsewhere>();
  const exported = new Map<string, string | Elsewhere>();
  for (const statement of statementsOf(text)) {
    const [, kind, list, from] = /^(import|export)(?: type)? \{([^}]*)\}(?: from '([^']+)')?;$/s.exec(statement) ?? [];
    const [, all, whole] = /^import(?: type)? (?:\* as )?(\w+) from '([^']+)';$/.exec(statement) ?? [];
    const [, name] = declaration.exec(statement) ?? [];
    if (all !== undefined && whole !== undefined) imported.set(all, { from: whole, name: '*' });
    else if (kind !== undefined && list !== undefined) {
      for (const { own, other } of namesIn(list)) {
        if (kind === 'import') imported.set(other, { from: from ?? '', name: own });
        else exported.set(other, from === undefined ? own : { from, name: own });
      }
    } else if (name !== undefined) {
      declared.set(name, [...(declared.get(name) ?? []), statement]);
      if (statement.startsWith('export ')) exported.set(name, name);
    } else if (!/^import '[^']+';$/.test(statement))
      throw new Failure(`${file} has a statement that the API report cannot read: ${statement}`);
  }
  return { declared, imported, exported };
}

/** Everything that the exported `name` of `file` is made of, down to what libraries declare. */
export function usedBy(modules: Modules, file: string, name: string): Used[] {
  const found = new Map<string, Used>();

  function visitExport(from: string, wanted: string): void {
    const module = modules.get(from);
    const target = module?.exported.get(wanted);
    if (!module) found.set(`${from} ${wanted}`, { from, name: wanted, statements: [] });
    else if (target === undefined) throw new Failure(`${from} exports no ${wanted}.`);
    else if (typeof target === 'string') visitName(from, module, target);
    else visitExport(resolve(modules, from, target.from), target.name);
  }

  function visitName(from: string, module: Module, wanted: string): void {
    const elsewhere = module.imported.get(wanted);
    const statements = module.declared.get(wanted);
    if (elsewhere) visitExport(resolve(modules, from, elsewhere.from), elsewhere.name);
    if (elsewhere || !statements || found.has(`${from} ${wanted}`)) return;
    found.set(`${from} ${wanted}`, { from, name: wanted, statements });
    for (const statement of statements) {
      for (const [word] of statement.matchAll(/[A-Za-z_$][\w$]*/g)) visitName(from, module, word);
      for (const [, path = '', inside = ''] of statement.matchAll(/import\("([^"]+)"\)\.(\w+)/g))
        visitExport(resolve(modules, from, path), inside);
    }
  }

  visitExport(file, name);
  return [...found.values()];
}

function resolve(modules: Modules, file: string, path: string): string {
  if (!path.startsWith('.')) return path;
  const stem = posix.join(posix.dirname(file), path);
  const target = [stem, posix.join(stem, 'index')].find((candidate) => modules.has(candidate));
  if (target === undefined) throw new Failure(`${file} imports ${path}, which is not among the declarations.`);
  return target;
}

function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const last = statements.at(-1);
    if (last === undefined || (beginning.test(line) && isClosed(last))) statements.push(line);
    else statements[statements.length - 1] = `${last}\n${line}`;
  }
  return statements.filter((statement) => statement !== 'export {};');
}

function isClosed(statement: string): boolean {
  return statement.split('{').length === statement.split('}').length;
}

function namesIn(list: string): { readonly own: string; readonly other: string }[] {
  return list.split(',').flatMap((part) => {
    const [own = '', other = own] = part
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    return own === '' ? [] : [{ own, other }];
  });
}
