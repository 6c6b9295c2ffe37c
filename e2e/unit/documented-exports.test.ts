import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const shared = join(import.meta.dirname, '../../shared');
const { exports } = JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8'));
const entryPoints = Object.values<string>(exports).filter((file) => /(?:index|lists)\.ts$/.test(file));

/** The names that an entry point takes out of each file of shared; what it passes on from a library has its words there. */
function takenFrom(entryPoint: string): [file: string, name: string][] {
  const text = readFileSync(join(shared, entryPoint), 'utf8');
  const takings = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']*)';/gm)];
  return takings.flatMap(([, list = '', from = '']) => {
    const names = list.replaceAll(/\/\*\*.*?\*\//gs, '').split(',');
    const path = join(shared, dirname(entryPoint), from);
    const file = existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`;
    return names.flatMap((name) => (name.trim() === '' ? [] : [[file, nameIn(name)] as [string, string]]));
  });
}

/** `type Toast` and `a as b` by the name that the file itself uses. */
function nameIn(specifier: string): string {
  return specifier
    .trim()
    .replace(/^type /, '')
    .replace(/ as .*$/, '');
}

function isDocumented(file: string, name: string): boolean {
  const text = readFileSync(file, 'utf8');
  const kinds = 'async function|function|const|class|abstract class|interface|type';
  const declaration = new RegExp(`(\\*/\n)?^export (?:${kinds}) ${name.replaceAll('$', '\\$')}\\b`, 'm').exec(text);
  if (declaration) return declaration[1] !== undefined;
  const isPassedOn = new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '[^.]`).test(text);
  if (!isPassedOn)
    throw new Error(`${file} declares no ${name}: write the export before the declaration, on its line.`);
  return true;
}

it.each(entryPoints)('every export of %s says in a doc comment what it is', (entryPoint) => {
  const taken = takenFrom(entryPoint);
  expect(taken.length).toBeGreaterThan(0);
  const silent = taken.filter(([file, name]) => !isDocumented(file, name));
  expect(silent.map(([file, name]) => `${file.slice(shared.length + 1)}: ${name}`)).toEqual([]);
});
