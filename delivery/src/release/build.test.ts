import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../files';
import { placesIn } from '../places';
import { temporaryPlaces, write } from '../testing/fake-site';
import { type Build, buildPackage } from './build';
import { keepMaps } from './source-maps';
import { readPlace, whereIs } from './where';

const parent = temporaryPlaces(afterAll);
let built: Build;
// A build takes a second, or many where other work fills the machine.
beforeAll(async () => {
  built = await buildTinyRemote('here');
}, 120_000);

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** A remote with one page, alone in a folder: neither the shell nor another remote is there. */
async function buildTinyRemote(below: string): Promise<Build> {
  const root = join(parent.root, below);
  write(root, 'mf-tiny/package.json', '{ "name": "@careline/mf-tiny", "version": "1.0.0", "type": "module" }');
  write(
    root,
    'mf-tiny/vite.config.ts',
    "import { remote } from '@careline/remote-kit/vite';\nexport default remote('mf-tiny', import.meta.dirname);\n",
  );
  write(root, 'mf-tiny/remote.manifest.ts', declaration);
  write(
    root,
    'mf-tiny/src/index.ts',
    "import declaration from '../remote.manifest';\nexport { declaration };\nexport const texts = { en: () => import('./texts/en.json') };\n",
  );
  write(root, 'mf-tiny/src/tiny-page.tsx', page);
  write(root, 'mf-tiny/src/extra.ts', 'export const extra = () => document.title;');
  write(root, 'mf-tiny/src/tiny.module.css', '.title { color: green }');
  for (const locale of ['en', 'es', 'ru']) write(root, `mf-tiny/src/texts/${locale}.json`, '{ "title": "Tiny" }');
  symlinkSync(join(workspace, 'shell/node_modules'), join(root, 'mf-tiny/node_modules'));
  return buildPackage(placesIn(root, join(root, 'data')), 'mf-tiny');
}

const declaration = `export default {
  name: 'mf-tiny',
  contract: '^3.0.0',
  pages: [
    {
      path: '/tiny',
      layout: 'default',
      title: 'title',
      access: 'public',
      load: async () => (await import('./src/tiny-page')).TinyPage,
    },
  ],
};
`;
const page = `
import { localePath } from '@careline/shared';
import { Badge, Tabs } from '@careline/shared/ui';
import { version } from 'react';
import styles from './tiny.module.css';
const open = () => import('./extra').then(({ extra }) => extra());
export const TinyPage = () => <h1 onClick={open} className={styles.title}>{version}{localePath('/', 'es')}<Badge>{Tabs.name}</Badge></h1>;
`;

it('records what a page needs, down its lazy imports, and what it reads of shared', () => {
  const { record } = built;
  const needed = record.modules['./src/tiny-page.tsx'];
  const names = (files: readonly string[] = []) => files.map((file) => file.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''));
  expect(names(needed?.js)).toEqual(expect.arrayContaining(['tiny-page.js']));
  expect(names(needed?.css)).toEqual(['tiny-page.css']);
  expect(needed?.shared).toContain('@careline/shared/parts/root-base');
  // SH4: imported only when somebody uses it, and held to its hash all the same.
  expect(names(needed?.later)).toEqual(['extra.js']);
  expect(names(record.texts.en)).toEqual(['en.js']);
  expect(record.declared).toEqual({ './src/tiny-page.tsx': ['TinyPage'] });
  expect(record.main).toBe('remoteEntry.js');
  expect(record.sharedImports['@careline/shared']).toEqual(['localePath']);
});

it('waits for the parts of shared that a page uses, and names what has to be in each', () => {
  const { modules, sharedImports } = built.record;
  const parts = modules['./src/tiny-page.tsx']?.shared.filter((key) => key.includes('/parts/'));
  expect(parts?.map((key) => key.slice('@careline/shared/parts/'.length))).toEqual(['root-base', 'ui-base', 'ui-data']);
  expect(sharedImports).toMatchObject({
    '@careline/shared/ui': ['Badge', 'Tabs'],
    '@careline/shared/parts/ui-base': ['Badge'],
    '@careline/shared/parts/ui-data': ['Tabs'],
  });
});

it('T7: its source maps are kept and not published, and say where a place of a stack stands in the sources', () => {
  expect(listFiles(built.files).filter((file) => file.endsWith('.map'))).toEqual([]);
  const file = listFiles(built.files).find((name) => /extra-.*\.js$/.test(name)) ?? '';
  const code = readFileSync(join(built.files, file), 'utf8');
  expect(code).not.toContain('sourceMappingURL');

  keepMaps(parent, 'mf-tiny', '1.0.0-1a2b3c4d', built.maps);
  const lines = code.slice(0, code.indexOf('document.title')).split('\n');
  const at = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  const source = { file: 'mf-tiny/src/extra.ts', line: 1, text: 'export const extra = () => document.title;' };
  for (const asked of [
    `mf-tiny@1.0.0-1a2b3c4d ${file}:${at}`,
    `    at extra (https://careline.example/remotes/mf-tiny/1.0.0-1a2b3c4d/${file}?retry=1:${at})`,
  ]) {
    const place = readPlace(asked);
    expect(place && whereIs(parent, place)).toMatchObject(source);
  }
  const other = { name: 'mf-tiny', id: '1.0.0-00000000', file, line: 1, column: 1 };
  expect(() => whereIs(parent, other)).toThrow('There are no source maps of mf-tiny 1.0.0-00000000');
  expect(readPlace('mf-tiny')).toBeUndefined();
  // As a retry has spelt it.
  const respelt = 'open@https://careline.example/shell/1.0.0-1a2b3c4d/later%40@@@/own/palette-1.js:1:9';
  expect(readPlace(respelt)?.file).toBe('later@@@@/own/palette-1.js');
});

it('makes the same bytes in every folder', async () => {
  const there = await buildTinyRemote('somewhere/else');
  const files = listFiles(built.files);
  expect(listFiles(there.files)).toEqual(files);
  for (const file of files) {
    expect(readFileSync(join(there.files, file)).equals(readFileSync(join(built.files, file)))).toBe(true);
  }
}, 120_000);

it('bundles neither React nor shared, and of federation a few lines', () => {
  const { files } = built;
  const code = listFiles(files).filter((file) => file.endsWith('.js'));
  const text = code.map((file) => readFileSync(join(files, file), 'utf8')).join('\n');
  expect(text).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE =');
  expect(text.length).toBeLessThan(6_000);
});

it('fails with the words of the bundler', async () => {
  const places = temporaryPlaces();
  write(places.root, 'mf-broken/vite.config.ts', "throw new Error('no such setting');\n");
  write(places.root, 'node_modules/@careline/remote-kit/package.json', '{}');
  await expect(buildPackage(places, 'mf-broken')).rejects.toThrow('no such setting');
  await expect(buildPackage(places, 'mf-nobody')).rejects.toThrow('There is no mf-nobody/vite.config.ts');
});
