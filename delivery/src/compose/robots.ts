import { localePath, locales } from '@careline/shared/manifest';
import type { SitePath } from './page-files';

/**
 * robots.txt: search engines keep out of every page that is not for everybody, in all languages, and of an API on the same origin. A public page
 * below one of these is allowed again: the longest match decides.
 */
export function robotsText(
  paths: readonly Pick<SitePath, 'path' | 'access'>[],
  apiBaseUrl: string | undefined,
): string {
  const addresses = (isPublic: boolean) =>
    locales.flatMap((locale) =>
      paths.filter(({ access }) => (access === 'public') === isPublic).map(({ path }) => localePath(path, locale)),
    );
  const isBelow = (all: readonly string[]) => (path: string) => all.some((other) => path.startsWith(`${other}/`));
  const closed = [...addresses(false), ...(apiBaseUrl?.startsWith('/') ? [apiBaseUrl] : [])];
  const lines = [
    'User-agent: *',
    ...closed.filter((path) => !isBelow(closed)(path)).map((path) => `Disallow: ${path}`),
    ...addresses(true)
      .filter(isBelow(closed))
      .map((path) => `Allow: ${path}`),
  ];
  return `${lines.join('\n')}\n`;
}
