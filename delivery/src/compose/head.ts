import { defaultLocale, type Locale, localePath, locales, localeTags } from '@careline/shared/manifest';
import { escapeHtml, tag } from './html';
import { pageTexts } from './texts';

export interface PageHead {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Origin of the public site without a slash at its end; empty where it is not known, then addresses stay relative. */
  readonly origin: string;
  /** False for pages that no search engine should list. */
  readonly listed: boolean;
}

/** Title, description and the links and tags that search engines and link previews read (PL11, PD60). */
export function headTags(page: PageHead): string[] {
  const address = (locale: Locale) => page.origin + localePath(page.path, locale);
  const underscored = (locale: Locale) => localeTags[locale].replace('-', '_');
  const alternates = locales.flatMap((locale) => [
    tag('link', { rel: 'alternate', hreflang: locale, href: address(locale) }),
    tag('link', { rel: 'alternate', hreflang: localeTags[locale], href: address(locale) }),
  ]);
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    ...(page.listed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('link', { rel: 'canonical', href: address(page.locale) }),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: address(defaultLocale) }),
    ...alternates,
    property('og:type', 'website'),
    property('og:site_name', pageTexts[page.locale].site),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address(page.locale)),
    property('og:image', `${page.origin}/og-image.png`),
    property('og:locale', underscored(page.locale)),
    ...locales
      .filter((locale) => locale !== page.locale)
      .map((locale) => property('og:locale:alternate', underscored(locale))),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
