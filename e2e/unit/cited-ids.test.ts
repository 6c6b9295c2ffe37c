import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ours = /\.(tsx?|mjs|css|md)$/;
const notOurs = new Set(['node_modules', '.git', '.data', '.site', 'dist', 'test-results', 'fixtures']);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : sourcesIn(join(folder, entry.name));
    return ours.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

const sources = sourcesIn(root)
  .filter((path) => path !== import.meta.filename)
  .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8') }));

/** The ids that a document defines: `**R41**` in a list, or `| SC1 |` in a table. Empty where there is no such document. */
function idsOf(document: string): string[] {
  const path = join(root, 'docs', document);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^(?:- \*\*|\| )([A-Z]+\d+)(?:\*\*| +\|)/gm)].map(([, id = '']) => id);
}

const findings = idsOf('findings.md');
const known = new Set([...idsOf('requirements.md'), ...idsOf('product-decisions.md'), ...findings]);

/** Where `pattern` finds an id that no document defines. */
function unknownIds(pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([cited]) =>
      (cited.match(/[A-Z]+\d+/g) ?? []).filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
    ),
  );
}

it('each requirement and product decision that is cited is written down', () => {
  expect(known.size).toBeGreaterThan(300);
  expect(unknownIds(/\b(?:R|PD|PL|PC)\d+\b/g)).toEqual([]);
});

it.skipIf(findings.length === 0)('each finding that is cited is written down', () => {
  expect(unknownIds(/\b(?:SC|SH|SM|SL|AX)\d+\b/g)).toEqual([]);
  // Elsewhere F8 is a key and T1 a type.
  expect(unknownIds(/\b(?:it|test|describe)(?:\.\w+)*\(\s*['"`](?:[A-Z]+\d+[-–, ]*)+:/g)).toEqual([]);
});

it('each decision record that is cited is there', () => {
  const records = readdirSync(join(root, 'docs/decisions'));
  const cited = sources.flatMap(({ file, text }) => [
    ...[...text.matchAll(/\bdecisions\/(\d{4}[\w-]*)/g)].map(([, name = '']) => ({ file, name })),
    ...[...text.matchAll(/\b(?:decision|record)s? (\d+)\b/gi)].map(([, number = '']) => ({
      file,
      name: `${number.padStart(4, '0')}-`,
    })),
  ]);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ name }) => !records.some((record) => record.startsWith(name)))).toEqual([]);
});

it('nothing is cited that is not in the repository', () => {
  const absent =
    /specification\.md|(?<!product-)decisions\.md|DESIGN\.md|(?<!docs\/|\[|\()requirements\.md|\(D\d+\)|§/g;
  const cited = sources.flatMap(({ file, text }) => [...text.matchAll(absent)].map(([name]) => `${file}: ${name}`));
  expect(cited).toEqual([]);
});
