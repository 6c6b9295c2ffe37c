import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(delivery|mf-.+|reference-api|shared|shell)$/.test(name));
const isTest = (file: string) => /\.(test|suite|spec)\./.test(file);

function filesIn(folder: string, isMeant: (file: string) => boolean): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && isMeant(file))
    .map((file) => join(folder, file));
  expect(found).not.toEqual([]);
  return found;
}

function longerThan(lines: number, files: readonly string[]): readonly string[] {
  return files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1 > lines);
}

it.each(packages)('F77: no source of %s is longer than one reads at a time', (name) => {
  const sources = filesIn(join(name, 'src'), (file) => !isTest(file) && !file.includes('testing/'));
  expect(longerThan(250, sources)).toEqual([]);
});

it('F334: no file of tests is longer than three hundred lines: they are divided by behaviour', () => {
  const tests = [...packages.map((name) => join(name, 'src')), 'e2e'].flatMap((folder) => filesIn(folder, isTest));
  expect(longerThan(300, tests)).toEqual([]);
});
