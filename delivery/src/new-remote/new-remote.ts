import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION, type Locale, locales } from '@careline/shared/manifest';
import * as v from 'valibot';
import { Failure } from '../failure';
import { exists, readJson, writeAtomically } from '../files';
import { repositoryFiles } from './repository-files';
import { indexOf, manifestOf, pageOf, stylesTypes, testOf, textsOf, viteConfigOf } from './templates';
import { workspaceFiles } from './workspace-files';

/** Its files are called so too, in folders of the same name. */
const longestName = 50;

const textSchema = v.object({ text: v.string() });

/** A remote that was made. */
export interface NewRemote {
  readonly name: string;
  /** The files, below the folder in which it was made. */
  readonly files: readonly string[];
}

/** Makes a remote in the workspace at `root`: one page, its words in three languages and its test. Throws a Failure for a name that will not do, and for one that is taken. */
export function newRemoteInWorkspace(root: string, asked: string): NewRemote {
  const name = nameOf(root, asked);
  // As text: what a person wrote there stays as it is.
  const workspace = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  const others = [...workspace.matchAll(/^ *\{ "path": "(?:shell|mf-[\w-]+)" \},\n/gm)].at(-1);
  if (!others)
    throw new Failure(`${root}/tsconfig.json names no shell and no remote: { "path": "shell" } was expected.`);
  // Only now: where it cannot be named, no folder is left that would be in the way of the next try.
  const made = writeFiles(root, name, [...filesOf(name), ...workspaceFiles(root, name)]);
  const at = others.index + others[0].length;
  writeAtomically(
    join(root, 'tsconfig.json'),
    `${workspace.slice(0, at)}    { "path": "${name}" },\n${workspace.slice(at)}`,
  );
  return made;
}

/** Makes a remote as a repository of its own, in a new folder in `parent`. Throws as `newRemoteInWorkspace`. */
export function newRemoteAlone(parent: string, asked: string): NewRemote {
  const name = nameOf(parent, asked);
  return writeFiles(parent, name, [...filesOf(name), ...repositoryFiles(name)]);
}

function nameOf(parent: string, asked: string): string {
  const name = asked.startsWith('mf-') ? asked : `mf-${asked}`;
  if (name.length > longestName || !/^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Failure(
      `${name.slice(0, longestName)} is no name for a remote: a letter, then letters and digits, all small, with single hyphens between, ` +
        `such as mf-call-notes, and no more than ${longestName} in all were expected.`,
    );
  if (exists(join(parent, name))) throw new Failure(`${name} is there already.`);
  return name;
}

function writeFiles(parent: string, name: string, files: readonly (readonly [string, string])[]): NewRemote {
  for (const [file, content] of files) writeAtomically(join(parent, name, file), content);
  return { name, files: files.map(([file]) => `${name}/${file}`) };
}

/** What a remote consists of, wherever it stands. */
function filesOf(name: string): [string, string][] {
  const path = name.slice('mf-'.length);
  const words = path.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(' ');
  const component = `${words.join('')}Page`;
  const [major = '1'] = CONTRACT_VERSION.split('.');
  return [
    ['vite.config.ts', viteConfigOf(name)],
    ['remote.manifest.ts', manifestOf({ name, path, component, contract: `^${major}.0.0` })],
    ['src/index.ts', indexOf()],
    [
      'src/paths.ts',
      `/** The pages of this remote that its own pages link to. */\nexport const paths = { start: '/dashboard/${path}' } as const;\n`,
    ],
    ['src/css-modules.d.ts', stylesTypes()],
    [`src/${path}/${path}-page.tsx`, pageOf(path, component)],
    [`src/${path}/${path}-page.test.tsx`, testOf({ name, path, component, title })],
    ['src/texts.ts', textsOf()],
    ...locales.map((locale): [string, string] => [
      `src/texts/${locale}.json`,
      `${JSON.stringify({ page: { title, ...firstText(locale) } }, null, 2)}\n`,
    ]),
  ];
}

/** What the first page says, until somebody finds better words. */
function firstText(locale: Locale): { readonly text: string } {
  return v.parse(textSchema, readJson(fileURLToPath(new URL(`texts/${locale}.json`, import.meta.url))));
}
