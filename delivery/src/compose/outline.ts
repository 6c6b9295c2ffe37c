import type { Locale } from '@careline/shared/manifest';
import type { ShellRelease } from '../release/shell-release';
import type { SitePath } from './page-files';

/**
 * Who may see the outline of a page's layout before the guards have spoken: whoever enters a public page, and those whom a page behind the guards
 * is for by what this browser remembers of them. Everybody else may be led elsewhere and sees the sign (PD19, PD72).
 */
export type Audience = 'everybody' | 'complete' | 'incomplete';

export function audienceOf({ access, layout }: Pick<SitePath, 'access' | 'layout'>): Audience {
  if (access === 'public') return 'everybody';
  return layout === 'onboarding' ? 'incomplete' : 'complete';
}

/** What stands in a page that is not prerendered: the outline of its layout, and the sign. */
export function outlineOf(
  { outlines }: Pick<ShellRelease, 'outlines'>,
  { layout }: Pick<SitePath, 'layout'>,
  locale: Locale,
): string {
  if (outlines === undefined) return '';
  return outlines.sign + (layout === undefined ? '' : (outlines.layouts[layout]?.[locale] ?? ''));
}

/** The styles in a page itself, with which it is painted before its sheets have come; undefined for releases of an older version. */
export function firstStylesOf(
  { firstStyles, folder }: Pick<ShellRelease, 'firstStyles' | 'folder'>,
  { path, layout }: Pick<SitePath, 'path' | 'layout'>,
): string | undefined {
  if (firstStyles === undefined) return undefined;
  const { sign, layouts, pages } = firstStyles;
  const styles = pages[path] ?? (layout === undefined ? sign : (layouts[layout] ?? sign));
  // They name files from the release's folder on, and stand in a page.
  return styles.replaceAll('url(./', () => `url(${folder}`);
}
