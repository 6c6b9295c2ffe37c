import { type Locale, splitLocale } from '@careline/shared';

/** Where a move wants to go: an address of this site, taken apart. */
export interface Target {
  /** Path with language prefix, query and hash. */
  readonly href: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly locale: Locale;
  /** The unprefixed path without a trailing slash. */
  readonly path: string;
}

/**
 * Reads an absolute path. Leading slashes and backslashes are folded into one, so that no stored or typed path such as `//other.example`
 * can lead off the site.
 */
export function readTarget(href: string): Target {
  const url = new URL(oneSlash(href), 'https://site.invalid');
  const { search, hash } = url;
  // Once more: what `/.//` begins with is gone only now.
  const pathname = oneSlash(url.pathname);
  return { href: `${pathname}${search}${hash}`, pathname, search, hash, ...splitLocale(pathname) };
}

function oneSlash(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}
