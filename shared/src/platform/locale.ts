/** The languages of the interface (R246). English has no path prefix. */
export const locales = ['en', 'es', 'ru'] as const;

/** Code of a language. */
export type Locale = (typeof locales)[number];

/** The language whose paths have no prefix. */
export const defaultLocale: Locale = 'en';

/** BCP 47 tags, as in `html lang`, dates and hreflang. */
export const localeTags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-ES', ru: 'ru-RU' };

export interface LocalisedPath {
  readonly locale: Locale;
  /** The path without its language prefix and without a trailing slash; `/` for home. */
  readonly path: string;
}

/** A value for each language, such as a title in all of them. The compiler names this place when a language is added. */
export function perLocale<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return { en: make('en'), es: make('es'), ru: make('ru') };
}

const prefixes = locales.filter((locale) => locale !== defaultLocale);
const prefixed = new RegExp(`^/(${prefixes.join('|')})(?=/|$)`, 'i');

/** Splits a pathname into language and unprefixed path. `/en/…` is not a route (PD8), so it stays as it is. */
export function splitLocale(pathname: string): LocalisedPath {
  const match = prefixed.exec(pathname);
  const locale = prefixes.find((prefix) => prefix === match?.[1]?.toLowerCase()) ?? defaultLocale;
  const rest = match ? pathname.slice(match[0].length) : pathname;
  return { locale, path: withoutTrailingSlash(rest) };
}

/** Puts the language's prefix before an unprefixed path; query and hash stay behind it. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`;
}

/** The same page in another language: `/es/dashboard?x=1` → `/ru/dashboard?x=1`. */
export function switchLocalePath(href: string, locale: Locale): string {
  const end = href.search(/[?#]/);
  const pathname = end < 0 ? href : href.slice(0, end);
  return localePath(splitLocale(pathname).path, locale) + (end < 0 ? '' : href.slice(end));
}

/** Whether a text, such as a cookie, is the code of a language. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

function withoutTrailingSlash(path: string): string {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed === '' ? '/' : trimmed;
}
