import { join } from 'node:path';
import { readReport, reportFile, typesIn } from '@careline/remote-kit/build';
import { expect, it } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { makeReport, reportText } from './api-report';

const emitted = {
  'src/index.d.ts': "export { useThing } from 'some-library';\nexport { hello } from './hello';\n",
  'src/hello.d.ts': [
    "import type { Greeting } from './greeting';",
    '/** Says it. */',
    'export declare function hello(name: string): Greeting;',
    'export declare function hello(name: string, twice: true): readonly Greeting[];',
  ].join('\n'),
  'src/greeting.d.ts': 'export interface Greeting {\n    text: string;\n}\ninterface Unused {}\nexport {};\n',
};

/** The report of a package with one export that matters; the sources of what is `left` are gone. */
function reportOf(changes: Readonly<Record<string, string>> = {}, left: Readonly<Record<string, string>> = {}) {
  const places = temporaryPlaces();
  const exports = { '.': './src/index.ts', './ui': './src/ui.ts', './api': './src/ui.ts', './forms': './src/ui.ts' };
  write(places.root, 'shared/package.json', JSON.stringify({ exports }));
  const current = { ...emitted, 'src/ui.d.ts': 'export {};\n', ...changes };
  for (const file of Object.keys(current)) write(places.root, `shared/${file.replace('.d.ts', '.ts')}`, '');
  for (const [file, text] of Object.entries({ ...current, ...left })) write(places.root, `emitted/${file}`, text);
  return makeReport(join(places.root, 'shared'), join(places.root, 'emitted'), '2.0.0');
}

const typeOfHello = (...args: Parameters<typeof reportOf>) => typesIn(reportOf(...args))['@careline/shared']?.hello;

it("T4: a type's hash is over all that the type is made of, and over nothing else", () => {
  expect(typeOfHello()).toMatch(/^[0-9a-f]{12}$/);
  const narrower = 'export interface Greeting {\n    text: "hello";\n}\n';
  expect(typeOfHello({ 'src/greeting.d.ts': narrower })).not.toBe(typeOfHello());
  const reworded = { 'src/hello.d.ts': emitted['src/hello.d.ts'].replace('Says it.', 'Says it, and waves.') };
  expect(typeOfHello(reworded)).toBe(typeOfHello());
  const besides = { 'src/greeting.d.ts': emitted['src/greeting.d.ts'].replace('Unused {}', 'Unused { more: 1 }') };
  expect(typeOfHello(besides)).toBe(typeOfHello());
});

it('reads back what it wrote', () => {
  const places = temporaryPlaces();
  const report = reportOf();
  write(places.root, reportFile, reportText(report));
  expect(readReport(places.root)).toEqual(report);
  expect(typesIn(readReport(places.root))).toEqual(typesIn(report));
});

it.each([
  ['stop the report', 'src/deleted.d.ts', 'export default class Deleted {\n}\n'],
  ['take the place of what was moved', 'src/moved.d.ts', 'export interface Moved {\n    before: string;\n}\n'],
])('F224: declarations whose source is gone do not %s', (_, file, text) => {
  const moved = {
    'src/ui.d.ts': "export { Moved } from './moved';\n",
    'src/moved/index.d.ts': 'export interface Moved {\n    after: string;\n}\n',
  };
  expect(reportOf(moved, { [file]: text })).toEqual(reportOf(moved));
});
