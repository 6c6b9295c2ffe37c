import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION, type Locale, locales } from '@careline/shared/manifest';
import * as v from 'valibot';
import { Failure } from '../failure';
import { exists, readJson, writeAtomically } from '../files';
import type { Places } from '../places';
import { manifestOf, pageOf, testOf } from './templates';

const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

const textSchema = v.object({ text: v.string() });

/**
 * Makes a remote in the workspace: one page, its words in three languages and its test. Returns the files. Throws a Failure for a name that will not do, and
 * for one that is taken.
 */
export function newRemote({ root }: Places, asked: string): string[] {
  const name = asked.startsWith('mf-') ? asked : `mf-${asked}`;
  if (!/^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Failure(`${name} is no name for a remote: small letters and digits, such as mf-notes, were expected.`);
  if (exists(join(root, name))) throw new Failure(`${name} is there already.`);
  const files = filesOf(name, root);
  for (const [file, content] of files) writeAtomically(join(root, name, file), content);
  // As text: what a person wrote there stays as it is.
  const workspace = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  const others = [...workspace.matchAll(/^ *\{ "path": "(?:shell|mf-[\w-]+)" \},\n/gm)].at(-1);
  if (!others)
    throw new Failure(`${root}/tsconfig.json names no shell and no remote: { "path": "shell" } was expected.`);
  const at = others.index + others[0].length;
  writeAtomically(
    join(root, 'tsconfig.json'),
    `${workspace.slice(0, at)}    { "path": "${name}" },\n${workspace.slice(at)}`,
  );
  return [...files.keys()].map((file) => `${name}/${file}`);
}

function filesOf(name: string, root: string): Map<string, string> {
  const path = name.slice('mf-'.length);
  const page = path.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const component = `${page.join('')}Page`;
  const [major = '1'] = CONTRACT_VERSION.split('.');
  const copied = ['tsconfig.json', 'src/index.ts', 'src/texts.ts', 'src/css-modules.d.ts'];
  const model = 'mf-auth';
  return new Map([
    ...copied.map((file): [string, string] => [
      file,
      readFileSync(join(root, model, file), 'utf8').replaceAll(model, name),
    ]),
    ['package.json', packageOf(name, root)],
    [
      'vite.config.ts',
      `import { remote } from '@careline/delivery/vite';\n\nexport default remote('${name}', import.meta.dirname);\n`,
    ],
    ['remote.manifest.ts', manifestOf({ name, path, component, contract: `^${major}.0.0` })],
    [
      'src/paths.ts',
      `/** The pages of this remote that its own pages link to. */\nexport const paths = { start: '/dashboard/${path}' } as const;\n`,
    ],
    [`src/${path}/${path}-page.tsx`, pageOf(path, component)],
    [`src/${path}/${path}-page.test.tsx`, testOf({ name, path, component, title: page.join(' ') })],
    ...locales.map((locale): [string, string] => [
      `src/texts/${locale}.json`,
      `${JSON.stringify({ page: { title: page.join(' '), ...firstText(locale) } }, null, 2)}\n`,
    ]),
  ]);
}

/** The versions are those of the workspace. */
function packageOf(name: string, root: string): string {
  const { dependencies } = v.parse(packageSchema, readJson(join(root, 'shared/package.json')));
  const { dependencies: tools } = v.parse(packageSchema, readJson(join(root, 'delivery/package.json')));
  const { react, 'react-dom': reactDom } = dependencies;
  const content = {
    name: `@careline/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: {},
    dependencies: { '@careline/shared': 'workspace:*', react, 'react-dom': reactDom },
    devDependencies: { '@careline/delivery': 'workspace:*', vite: tools.vite },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What the first page says, until somebody finds better words. */
function firstText(locale: Locale): { readonly text: string } {
  return v.parse(textSchema, readJson(fileURLToPath(new URL(`texts/${locale}.json`, import.meta.url))));
}
