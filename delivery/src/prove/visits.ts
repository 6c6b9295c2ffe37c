import { type Access, localePath, locales } from '@careline/shared/manifest';
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
  const offered = [...live].flatMap(([name, { extras }]) =>
    extras.manifest.widgets.map((widget) => ({ ...widget, by: name })),
  );
  return sitePaths(shell, live).flatMap(({ path, owner, layout = 'default', access }) => {
    if (shell.rules[path]?.redirect !== undefined) return [];
    const page = live.get(owner)?.extras.manifest.pages.find((candidate) => candidate.path === path);
    const called = page?.name ?? shell.pages[path]?.name;
    const shown = offered.filter(
      ({ name, place }) => page?.widgets?.includes(name) || (place !== undefined && place.page === called),
    );
    const all = [owner, ...shown.map(({ by }) => by)];
    const remotes = all.filter((name, at) => live.has(name) && all.indexOf(name) === at);
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
