import { type Locale, localePath, pageFallbacks, type Release } from '@careline/shared/manifest';
import type { ShellRelease } from '../release/shell-release';

export interface LinkedPages {
  readonly shell: ShellRelease;
  readonly live: ReadonlyMap<string, Release>;
  readonly locale: Locale;
}

/**
 * Prerendered markup names pages of remotes (`href="/es/page:sign-in"`), because the shell does not know where they stand. Here they get the
 * address that the registry gives them, or that of the page that takes their place.
 */
export function withPagePaths(html: string, { shell, live, locale }: LinkedPages): string {
  const paths = new Map<string, string>();
  for (const [path, { name }] of Object.entries(shell.pages)) if (name) paths.set(name, path);
  for (const release of live.values()) {
    for (const { name, path } of release.extras.manifest.pages) if (name && !paths.has(name)) paths.set(name, path);
  }
  const fallbacks: ReadonlyMap<string, string> = new Map(Object.entries(pageFallbacks));
  return html.replace(/(?:\/[a-z]{2})?\/page:([a-z-]+)/g, (_, name: string) =>
    localePath(paths.get(name) ?? paths.get(fallbacks.get(name) ?? 'home') ?? '/', locale),
  );
}
