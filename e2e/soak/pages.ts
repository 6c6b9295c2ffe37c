import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/delivery';
import { dashboardPaths, inLanguage, type Locale, locales, localeTags, publicPaths } from '../support/paths';
import { word } from '../support/words';
import type { Look } from './in-page';
import type { Person } from './people';

/** Titles of all pages, by language and unprefixed path. */
export type Titles = Readonly<Record<Locale, ReadonlyMap<string, string>>>;

/** As the site's registry and the shell's own texts have them. */
export async function readTitles(origin: string): Promise<Titles> {
  const [en, es, ru] = await Promise.all(locales.map((locale) => titlesOf(origin, locale)));
  if (!en || !es || !ru) throw new Error('A language is missing.');
  return { en, es, ru };
}

async function titlesOf(origin: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const registry: { remotes: { pages: { path: string; title: string }[] }[] } = await (
    await fetch(`${origin}/registry/${locale}.json`)
  ).json();
  const textsIn = (folder: string) => JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8'));
  const ofPublic = textsIn('shell/src/texts/public');
  return new Map([
    ['/', ofPublic.home.title],
    ['/prices', ofPublic.pricePage.title],
    ...['professionals', 'contact', 'privacy', 'terms'].map((name): [string, string] => [
      `/${name}`,
      ofPublic[name].title,
    ]),
    ['/dashboard', textsIn('shell/src/texts').dashboard.title],
    ...registry.remotes.flatMap(({ pages }) => pages.map(({ path, title }): [string, string] => [path, title])),
  ]);
}

/** A path without its language, and the language. */
export function splitPath(path: string): { readonly locale: Locale; readonly plain: string } {
  const locale = locales.find((candidate) => candidate !== 'en' && `${path}/`.startsWith(`/${candidate}/`)) ?? 'en';
  const plain = locale === 'en' ? path : path.slice(3) || '/';
  return { locale, plain };
}

export const isPublic = (path: string) => publicPaths.some((known) => known === path);

/** Where the guards lead who asks for an unprefixed path. */
export function landing(person: Person | undefined, path: string): string {
  if (isPublic(path)) return path;
  if (person === undefined) return '/auth/login';
  if (person.isComplete) return path.startsWith('/onboarding') ? '/dashboard' : path;
  // None of their steps is done, so each may be looked at.
  return path === '/dashboard/conditions' || path.startsWith('/onboarding') ? path : '/onboarding/profile';
}

/** Of a page, and of one whose form tells of problems (AX21). */
function titlesAt(title: string, locale: Locale): string[] {
  return [`${title} · Careline`, `${word(locale, 'shared:form.errorTitle')}${title} · Careline`];
}

/** What is wrong with what is shown at an address. Names of people stand in the heading of the dashboard, sentences in those of public pages. */
export function pageFaults(look: Look, titles: Titles): string[] {
  const { locale, plain } = splitPath(look.path);
  const title = titles[locale].get(plain);
  const headings = look.headings.join(' | ');
  const isNamedByTitle = dashboardPaths.some((path) => path === plain && path !== '/dashboard');
  const layout = plain.startsWith('/dashboard')
    ? 'dashboard'
    : plain.startsWith('/onboarding')
      ? 'onboarding'
      : undefined;
  return [
    look.text < 20 || look.headings.every((heading) => heading.trim() === '')
      ? `the page is blank: ${look.text} characters, headings "${headings}"`
      : '',
    title === undefined ? `nobody knows the page ${plain}` : '',
    title !== undefined && !titlesAt(title, locale).includes(look.title)
      ? `${look.path} has the title "${look.title}"`
      : '',
    isNamedByTitle && look.headings[0] !== title && !look.hasErrorView ? `${look.path} shows "${headings}"` : '',
    look.lang === localeTags[locale] ? '' : `${look.path} says that its language is ${look.lang}`,
    layout !== undefined && look.layout !== layout ? `${look.path} stands in the layout ${look.layout}` : '',
    look.current !== undefined && plain.startsWith('/dashboard') && look.current !== inLanguage(plain, locale)
      ? `${look.path} is shown, and the navigation says ${look.current}`
      : '',
  ].filter(Boolean);
}
