import { type Access, localePath, locales } from '@careline/shared/manifest';
import { widgetsOn } from '../compose/page-widgets';
import { liveReleases } from '../compose/site-model';
import { sitePaths } from '../compose/site-paths';
import type { SiteState } from '../compose/site-state';

/** Who looks: nobody, an account whose onboarding begins, or one that has everything. */
export type Visitor = 'nobody' | 'new' | 'complete';

/** One page as somebody sees it in one language, and what has to stand there. */
export interface Visit {
  /** With the language's prefix. */
  readonly path: string;
  readonly visitor: Visitor;
  readonly layout: string;
  /** The remotes whose page or widgets are on it. */
  readonly remotes: readonly string[];
}

/**
 * What has to be looked at before releases of `names` become live: each of their pages, and each page on which one of their widgets stands, in three
 * languages; for the shell all others as well, in one.
 */
export function visitsFor(names: readonly string[], { shell, registry }: SiteState): Visit[] {
  const live = liveReleases(registry);
  return sitePaths(shell, live).flatMap((page) => {
    const { path, owner, layout = 'default', access } = page;
    if (shell.rules[path]?.redirect !== undefined) return [];
    const standing = new Set([owner, ...widgetsOn(page, shell, live).map(({ remote }) => remote)]);
    const remotes = [...standing].filter((name) => live.has(name));
    const isTouched = names.includes(owner) || remotes.some((name) => names.includes(name));
    const languages = isTouched ? locales : names.includes('shell') ? locales.slice(0, 1) : [];
    const visitor = visitorOf(access, layout);
    return languages.map((locale) => ({ path: localePath(path, locale), visitor, layout, remotes }));
  });
}

/** A step of onboarding leads away whoever has done it. */
function visitorOf(access: Access, layout: string): Visitor {
  if (access === 'public') return 'nobody';
  return layout === 'onboarding' ? 'new' : 'complete';
}
