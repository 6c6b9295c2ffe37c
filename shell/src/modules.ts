import type { LayoutName } from '@careline/shared/manifest';
import type { ComponentType, ReactNode } from 'react';
import type { SiteRoute } from './routes/route-table';
import type { ShellPath } from './routes/shell-routes';

export type Layout = ComponentType<{ readonly children?: ReactNode }>;

type Loaders<Name extends string, Loaded> = Readonly<Record<Name, () => Promise<Loaded>>>;

export interface ModuleLoaders {
  readonly layouts: Loaders<LayoutName, Layout>;
  readonly pages: Loaders<ShellPath, ComponentType>;
}

/** Layouts and pages of the shell: each in a chunk of its own, and rendered only once it is there, so that nothing suspends. */
export interface SiteModules {
  /** Loads what a route needs; rejects when a chunk fails, and asks again the next time. */
  readonly load: (route: SiteRoute) => Promise<void>;
  readonly layout: (name: LayoutName) => Layout | undefined;
  readonly page: (path: ShellPath) => ComponentType | undefined;
}

export function createModules(loaders: ModuleLoaders): SiteModules {
  const layouts = new Map<LayoutName, Layout>();
  const pages = new Map<ShellPath, ComponentType>();
  async function loadInto<Name extends string, Loaded>(
    known: Map<Name, Loaded>,
    from: Loaders<Name, Loaded>,
    name: Name,
  ) {
    if (!known.has(name)) known.set(name, await from[name]());
  }
  return {
    load: async ({ layout, shellPath }) => {
      await Promise.all([
        loadInto(layouts, loaders.layouts, layout),
        shellPath && loadInto(pages, loaders.pages, shellPath),
      ]);
    },
    layout: (name) => layouts.get(name),
    page: (path) => pages.get(path),
  };
}

export const moduleLoaders: ModuleLoaders = {
  layouts: {
    auth: () => import('./layouts/auth-layout').then((module) => module.AuthLayout),
    dashboard: () => import('./layouts/dashboard-layout').then((module) => module.DashboardLayout),
    default: () => import('./layouts/default-layout').then((module) => module.DefaultLayout),
    onboarding: () => import('./layouts/onboarding-layout').then((module) => module.OnboardingLayout),
  },
  pages: {
    '/': () => import('./pages/home-page').then((module) => module.HomePage),
    '/professionals': () => import('./pages/professionals-page').then((module) => module.ProfessionalsPage),
    '/dashboard': () => import('./pages/dashboard-page').then((module) => module.DashboardPage),
  },
};
