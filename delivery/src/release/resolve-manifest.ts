import {
  type Locale,
  locales,
  manifestSchema,
  perLocale,
  type ResolvedManifest,
  shellPagesSchema,
} from '@careline/shared/manifest';
import * as v from 'valibot';
import { Failure } from '../failure';
import { checkTexts } from './check-texts';

const textsSchema = v.object(v.entriesFromList(locales, v.unknown()));
const factsSchema = v.object({ manifest: v.unknown(), texts: textsSchema });
const shellFactsSchema = v.object({
  manifest: v.object({ pages: v.unknown() }),
  texts: textsSchema,
  publicTexts: textsSchema,
});

/**
 * The manifest with its titles in three languages. Throws a Failure that names the remote's file and the key when the manifest breaks a
 * rule or a text is missing.
 */
export function resolveManifest(name: string, facts: unknown): ResolvedManifest {
  const { manifest: input, texts } = v.parse(factsSchema, facts);
  const folder = `${name}/src/texts`;
  checkTexts(folder, texts);
  const result = v.safeParse(manifestSchema, input);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Failure(`${name}/remote.manifest.ts: ${v.getDotPath(issue) ?? 'the default export'}: ${issue.message}.`);
  }
  const manifest = result.output;
  if (manifest.name !== name)
    throw new Failure(`${name}/remote.manifest.ts calls itself "${manifest.name}": name: '${name}' was expected.`);
  const title = titlesIn(folder, texts, 'remote.manifest.ts');
  return {
    ...manifest,
    pages: manifest.pages.map((page) => resolvePage(page, title)),
    groups: manifest.groups.map((group) => ({ ...group, title: title(group.title) })),
  };
}

/** The shell's own pages with their titles in three languages. Throws as `resolveManifest`. */
export function resolveShellPages(facts: unknown): readonly ResolvedShellPage[] {
  const { manifest, texts, publicTexts } = v.parse(shellFactsSchema, facts);
  const own = 'shell/src/texts';
  const ofPublic = `${own}/public`;
  checkTexts(own, texts);
  checkTexts(ofPublic, publicTexts);
  const result = v.safeParse(shellPagesSchema, manifest.pages);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Failure(`shell/shell.manifest.ts: pages.${v.getDotPath(issue) ?? ''}: ${issue.message}.`);
  }
  const ownTitle = titlesIn(own, texts, 'shell.manifest.ts');
  const publicTitle = titlesIn(ofPublic, publicTexts, 'shell.manifest.ts');
  const title = (key: string) => (key.startsWith('public:') ? publicTitle(key.slice('public:'.length)) : ownTitle(key));
  return result.output.map(({ description: _, ...page }) => resolvePage(page, title));
}

type Titles = Record<Locale, string>;
type PageOfKeys = v.InferOutput<typeof manifestSchema>['pages'][number];
export type ResolvedShellPage = ResolvedManifest['pages'][number];

function resolvePage(
  { title: key, navigation, actions, ...page }: PageOfKeys,
  title: (key: string) => Titles,
): ResolvedShellPage {
  return {
    ...page,
    title: title(key),
    ...(navigation && { navigation: resolveEntry(navigation, title) }),
    ...(actions && { actions: actions.map((action) => ({ ...action, title: title(action.title) })) }),
  };
}

function resolveEntry(
  { title: own, ...entry }: NonNullable<PageOfKeys['navigation']>,
  title: (key: string) => Titles,
): NonNullable<ResolvedShellPage['navigation']> {
  return { ...entry, ...(own !== undefined && { title: title(own) }) };
}

/** Text key → the words in three languages. Throws a Failure for a key that a language lacks. */
function titlesIn(folder: string, texts: Readonly<Record<Locale, unknown>>, file: string): (key: string) => Titles {
  const text = (locale: Locale, key: string) => {
    const found = key.split('.').reduce<unknown>((node, part) => property(node, part), texts[locale]);
    if (typeof found === 'string' && found !== '') return found;
    throw new Failure(`${folder}/${locale}.json has no text "${key}", which ${file} names as a title.`);
  };
  return (key) => perLocale((locale) => text(locale, key));
}

function property(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
}

/** Paths, names of pages and widgets that two remotes, or a remote and the shell, claim; empty when all is well. */
export function claimsTwice(
  manifests: readonly Pick<ResolvedManifest, 'name' | 'pages' | 'widgets'>[],
  shellPages: readonly { readonly path: string; readonly name?: string | undefined }[],
): string[] {
  const owners = new Map<string, string>();
  const doubles: string[] = [];
  const claim = (what: string, owner: string) => {
    const other = owners.get(what);
    if (other)
      doubles.push(other === owner ? `${owner} offers ${what} twice` : `${owner} and ${other} both offer ${what}`);
    owners.set(what, owner);
  };
  const claimPages = (
    pages: readonly { readonly path: string; readonly name?: string | undefined }[],
    owner: string,
  ) => {
    for (const { path, name } of pages) {
      claim(path, owner);
      if (name !== undefined) claim(`the page named ${name}`, owner);
    }
  };
  claimPages(shellPages, 'the shell');
  for (const { name, pages, widgets } of manifests) {
    claimPages(pages, name);
    for (const widget of widgets) claim(`widget ${widget.name}`, name);
  }
  return doubles;
}
