import { type PageCache, QueryRoot } from '@careline/shared/host';
import type { LayoutName, ShellDeclaration } from '@careline/shared/manifest';
import type { ComponentType, ReactNode } from 'react';
import type { SiteRoute } from './routes/route-table';

export type Layout = ComponentType<{ readonly children?: ReactNode }>;

/** Layouts and pages of the shell: each in a chunk of its own, and rendered only once it is there, so that nothing suspends. */
export interface SiteModules {
  /** Loads what a route needs; rejects when a chunk fails. */
  readonly load: (route: Pick<SiteRoute, 'layout' | 'owner' | 'path'>) => Promise<void>;
  /** Loads a layout alone; rejects when its chunk fails. */
  readonly loadLayout: (name: LayoutName) => Promise<void>;
  /** Whether all of it is there. */
  readonly has: (route: Pick<SiteRoute, 'layout' | 'owner' | 'path'>) => boolean;
  readonly layout: (name: LayoutName) => Layout | undefined;
  /** The shell's page at an unprefixed path. */
  readonly page: (path: string) => ComponentType | undefined;
}

type Declared = <T>(take: (parts: { readonly declaration: ShellDeclaration }) => Promise<T>) => Promise<T>;

/** Their parts show what the guards have asked for, before any page does. */
const showLists: ReadonlySet<LayoutName> = new Set(['dashboard', 'onboarding']);

/** `declared` gives what `take` loads of a declaration: of another copy of it where the one before has failed (`later/import-later.ts`). */
export function createModules(declared: Declared, cache?: Pick<PageCache, 'make'>): SiteModules {
  const loadedLayouts = new Map<LayoutName, Layout>();
  const loadedPages = new Map<string, ComponentType>();

  async function loadLayout(name: LayoutName): Promise<void> {
    if (loadedLayouts.has(name)) return;
    const [layout] = await Promise.all([
      declared(({ declaration }) => declaration.layouts[name]()),
      showLists.has(name) && cache?.make(),
    ]);
    // Asked for twice meanwhile, it is one component all the same: another one would be mounted anew.
    if (!loadedLayouts.has(name)) loadedLayouts.set(name, showLists.has(name) ? onQueries(layout) : layout);
  }

  async function loadPage(path: string): Promise<void> {
    if (loadedPages.has(path)) return;
    const page = await declared(async ({ declaration: { pages } }) => pages.find((own) => own.path === path)?.load());
    if (page && !loadedPages.has(path)) loadedPages.set(path, page);
  }

  return {
    load: async ({ layout, owner, path }) => {
      await Promise.all([loadLayout(layout), owner === 'shell' && loadPage(path)]);
    },
    loadLayout,
    has: ({ layout, owner, path }) => loadedLayouts.has(layout) && (owner !== 'shell' || loadedPages.has(path)),
    layout: (name) => loadedLayouts.get(name),
    page: (path) => loadedPages.get(path),
  };
}

function onQueries(Layout: Layout): Layout {
  return ({ children }) => (
    <QueryRoot>
      <Layout>{children}</Layout>
    </QueryRoot>
  );
}
