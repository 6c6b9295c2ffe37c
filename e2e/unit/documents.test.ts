import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const notOurs = new Set(['node_modules', '.git', '.data', 'dist', 'test-results']);

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)];
  });
}

const files = filesIn('');
const names = new Set(files.map((file) => basename(file)));
const documents = files
  .filter((file) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** What stands between backticks, each with its document. */
const quoted = documents.flatMap(({ file, text }) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => ({ file, words })),
);

/** As GitHub makes it from a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d_ -]/gu, '')
    .replaceAll(' ', '-');
}

it('each link between documents leads to a file, and to a heading of it', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, path = '', anchor]) => {
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      if (!existsSync(target)) return [`${file}: ${link}`];
      if (anchor === undefined) return [];
      const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
        anchorOf(words),
      );
      return headings.includes(anchor) ? [] : [`${file}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('each file of ours that a document names is there', () => {
  // Those that a data folder, a store or a site holds are made by commands; a record of decisions may name what is gone since, without its folder.
  const isMade = (path: string) => /^(?:\/|DATA_DIR\/|live\/|releases\/|builds\/)|live\.json$/.test(path);
  const isThere = (path: string, document: string) => {
    if (!path.includes('/')) return names.has(path) || !/\.(?:tsx?|mjs|css)$/.test(path) || /decisions/.test(document);
    return isMade(path) || files.some((file) => file === path || file.endsWith(`/${path}`));
  };
  const named = quoted.flatMap(({ file, words }) =>
    [...words.matchAll(/(?<![\w*}>/@.-])[\w./@-]+\.(?:tsx?|mjs|css|json|md|sh|ya?ml|sql)(?![\w/*{-])/g)].map(
      ([path]) => ({
        file,
        path,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ file, path }) => !isThere(path, file))).toEqual([]);
});

it('each command that a document names is one', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const ofPnpm = ['install', 'pack'];
  const named = quoted.flatMap(({ file, words }) =>
    [...words.matchAll(/\bpnpm(?:@[\d.]+)? ([a-z][\w-]*)/g)].map(([, command = '']) => ({ file, command })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ command }) => !(command in scripts) && !ofPnpm.includes(command))).toEqual([]);
});

it('a record that takes the place of another, or adds to it, is named there', () => {
  const records = documents.filter(({ file }) => file.startsWith('docs/decisions/'));
  const numberOf = (file: string) => Number(/(\d+)-/.exec(file)?.[1]);
  // Without versions, and without what is quoted.
  const statusOf = (text: string) => (text.split('\n\n')[1] ?? '').replaceAll(/`[^`]*`|\d+(?:\.\d+)+/g, '');
  const named = new Map(
    records.map(({ file, text }) => [
      numberOf(file),
      [...statusOf(text).matchAll(/\b\d{1,2}\b/g)].map(([number]) => Number(number)),
    ]),
  );
  const pairs = [...named].flatMap(([one, others]) => others.map((other) => [one, other] as const));
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.filter(([one, other]) => !named.get(other)?.includes(one))).toEqual([]);
});

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

it('docs/operations.md names each command that changes what is live, and each option of a release', () => {
  const usage = readFileSync(join(root, 'delivery/src/commands/release.ts'), 'utf8').split('const usage')[1];
  const [words = ''] = usage?.split(';') ?? [];
  const options = [...words.matchAll(/--[a-z-]+/g)].map(([option]) => option);
  expect(options.length).toBeGreaterThan(5);
  const commands = ['release', 'promote', 'withdraw', 'rollback', 'compose', 'follow'].map((name) => `pnpm ${name}`);
  expect([...commands, ...options].filter((name) => !operations.includes(name))).toEqual([]);
});

it('careline.env.example has each variable that docs/operations.md names, but for those of the unit', () => {
  const read = (file: string) => readFileSync(join(root, 'delivery/production', file), 'utf8');
  const table = operations.split('\n').filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  expect(named.length).toBeGreaterThan(8);
  const isSet = (name = '') => new RegExp(`\\b${name}=`).test(read('careline.env.example') + read('careline@.service'));
  expect(named.map(([, name]) => name).filter((name) => !isSet(name))).toEqual([]);
});

it('docs/operations.md names each setting of the site', () => {
  const schema = readFileSync(join(root, 'shared/src/platform/config.ts'), 'utf8').split('const configSchema')[1] ?? '';
  const settings = [...schema.matchAll(/^ {2}(\w+): v\./gm)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(10);
  // Two are named by the variable that sets them.
  const variables: Readonly<Record<string, string>> = {
    apiBaseUrl: 'API_BASE_URL',
    stripePublishableKey: 'STRIPE_PUBLISHABLE_KEY',
  };
  expect(settings.filter((name) => !operations.includes(`\`${variables[name] ?? name}\``))).toEqual([]);
});
