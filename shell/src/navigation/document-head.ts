import { defaultLocale, type Locale, localePath, locales, localeTags } from '@careline/shared';

export interface HeadParts {
  readonly title: string;
  readonly locale: Locale;
  /** The unprefixed path. */
  readonly path: string;
}

export const siteName = 'Careline';

/** Title, language, canonical and alternate addresses of the page that is shown (PL11). */
export function applyHead(document: Document, { title, locale, path }: HeadParts): void {
  const address = (language: Locale) => new URL(localePath(path, language), document.location.origin).href;
  document.title = `${title} · ${siteName}`;
  describeIn(document, 'meta[property="og:title"]', document.title);
  document.documentElement.lang = localeTags[locale];
  setLink(document, 'link[rel="canonical"]', { rel: 'canonical', href: address(locale) });
  for (const [tag, language] of alternates()) {
    setLink(document, `link[hreflang="${tag}"]`, { rel: 'alternate', hreflang: tag, href: address(language) });
  }
  describeIn(document, 'meta[property="og:url"]', address(locale));
  describeIn(document, 'meta[property="og:locale"]', localeTags[locale].replace('-', '_'));
}

/** What search engines and shared links read of the page; empty where nothing is known. */
export function applyDescription(document: Document, description: string): void {
  describeIn(document, 'meta[name="description"]', description);
  describeIn(document, 'meta[property="og:description"]', description);
}

function describeIn(document: Document, selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}

function* alternates(): Generator<readonly [string, Locale]> {
  yield ['x-default', defaultLocale];
  for (const locale of locales) {
    yield [locale, locale];
    yield [localeTags[locale], locale];
  }
}

function setLink(document: Document, selector: string, attributes: Readonly<Record<string, string>>): void {
  const link = document.head.querySelector(selector) ?? document.head.appendChild(document.createElement('link'));
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
}
