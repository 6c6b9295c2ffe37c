import { type Access, localePath, locales } from '@careline/shared/manifest';
import type { SitePath } from '../compose/page-files';
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
  /** The widgets that stand there always: those that are placed on a page of the shell. A page of a remote may show one of its own in its time. */
  readonly widgets: readonly string[];
}

/** The pages of a site but those that only lead elsewhere. */
export function pagesOf({ shell, registry }: SiteState): SitePath[] {
  return sitePaths(shell, liveReleases(registry)).filter(({ path }) => shell.rules[path]?.redirect === undefined);
}

/**
 * What has to be looked at before releases of `names` become live: each of their pages, and each page on which one of their widgets stands, in three
 * languages; for the shell all others as well, in one.
 */
export function visitsFor(names: readonly string[], { shell, registry }: SiteState): Visit[] {
  const live = liveReleases(registry);
  return pagesOf({ shell, registry }).flatMap((page) => {
    const { path, owner, layout = 'default', access } = page;
    const shown = widgetsOn(page, shell, live);
    const standing = new Set([owner, ...shown.map(({ remote }) => remote)]);
    const widgets = owner === 'shell' ? shown.flatMap((one) => one.widgets) : [];
    const remotes = [...standing].filter((name) => live.has(name));
    const isTouched = names.includes(owner) || remotes.some((name) => names.includes(name));
    const languages = isTouched ? locales : names.includes('shell') ? locales.slice(0, 1) : [];
    const visitor = visitorOf(access, layout);
    return languages.map((locale) => ({ path: localePath(path, locale), visitor, layout, remotes, widgets }));
  });
}

/** A step of onboarding leads away whoever has done it. */
function visitorOf(access: Access, layout: string): Visitor {
  if (access === 'public') return 'nobody';
  return layout === 'onboarding' ? 'new' : 'complete';
}
