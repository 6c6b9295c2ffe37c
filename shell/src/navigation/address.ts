import { type AdmittedLocation, defaultLocale, localePath, splitLocale } from '@careline/shared';

export type Address =
  | { readonly kind: 'site'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'refused' };

/**
 * What `navigate(to)` means where the user stands: a path without a language takes the current one (R8), a query or hash
 * alone stays on the page, an absolute address leads off the site, and a script address nowhere.
 */
export function resolveAddress(to: string, here: AdmittedLocation, origin: string): Address {
  if (to.startsWith('?')) return { kind: 'site', href: `${here.pathname}${to}` };
  if (to.startsWith('#')) return { kind: 'site', href: `${here.pathname}${here.search}${to}` };
  if (/^[/\\]/.test(to)) return { kind: 'site', href: inLanguage(to.replace(/^[/\\]+/, '/'), here) };
  if (!URL.canParse(to)) return { kind: 'refused' };
  const url = new URL(to);
  if (url.origin === origin) return { kind: 'site', href: `${url.pathname}${url.search}${url.hash}` };
  return url.protocol === 'https:' || url.protocol === 'http:' ? { kind: 'external', href: to } : { kind: 'refused' };
}

function inLanguage(href: string, here: AdmittedLocation): string {
  const pathname = href.replace(/[?#].*$/, '');
  return splitLocale(pathname).locale === defaultLocale ? localePath(href, here.locale) : href;
}
