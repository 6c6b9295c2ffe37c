import type { Locale } from '@careline/shared';
import { createStore } from '@careline/shared/host';
import { createLoadingIndicator } from '@careline/shared/ui';
import { renderToString } from 'react-dom/server';
import { DefaultLayout } from './layouts/default-layout';
import { siteName } from './navigation/document-head';
import type { SiteState } from './navigation/site-state';
import { HomePage } from './pages/home-page';
import { ProfessionalsPage } from './pages/professionals-page';
import { SiteTree } from './render-site';
import { createRouteTable } from './routes/route-table';
import { shellPaths, shellRoutes } from './routes/shell-routes';
import en from './texts/en.json';
import es from './texts/es.json';
import ru from './texts/ru.json';
import { createVisitorPlatform } from './visitor-platform';

const pages = { '/': HomePage, '/professionals': ProfessionalsPage };
const texts = { en, es, ru };

/** Paths whose content compose writes into the HTML. */
export const publicPaths = Object.keys(pages);

/** Paths that the shell itself serves. */
export const knownShellPaths = shellPaths;

const pageModules = {
  '/': './src/pages/home-page.tsx',
  '/professionals': './src/pages/professionals-page.tsx',
  '/dashboard': './src/pages/dashboard-page.tsx',
};
const sections = { '/': 'home', '/professionals': 'professionals', '/dashboard': 'dashboard' } as const;

/** What compose needs to know of each of them: layout, titles, and the lazily loaded modules to preload. */
export const shellPages = Object.fromEntries(
  shellRoutes.map(({ path, layout }) => [
    path,
    {
      layout,
      title: { en: en[sections[path]].title, es: es[sections[path]].title, ru: ru[sections[path]].title },
      modules: [pageModules[path]],
    },
  ]),
);

/** Layout → the modules behind it. */
export const layoutModules = {
  auth: ['./src/layouts/auth-layout.tsx'],
  dashboard: ['./src/layouts/dashboard-layout.tsx'],
  default: ['./src/layouts/default-layout.tsx'],
  onboarding: ['./src/layouts/onboarding-layout.tsx'],
};

export interface PublicPageRequest {
  readonly path: string;
  readonly locale: Locale;
}

/** Renders a public page as a visitor with the default theme sees it. Throws for a path that is not public. */
export async function renderPublicPage({ path, locale }: PublicPageRequest) {
  const section = path === '/' ? 'home' : path === '/professionals' ? 'professionals' : undefined;
  if (section === undefined) throw new Error(`${path} is no public page: ${publicPaths.join(', ')} are.`);
  const platform = await createVisitorPlatform(path, locale);
  const route = createRouteTable({ remotes: [] }).get(path);
  const state: SiteState = { location: platform.navigation.getSnapshot(), route, error: undefined };
  const html = renderToString(
    <SiteTree
      platform={platform}
      parts={{
        site: createStore(state),
        registry: createStore({ remotes: [] }),
        modules: {
          load: async () => {},
          layout: () => DefaultLayout,
          page: () => pages[path === '/' ? '/' : '/professionals'],
        },
        indicator: createLoadingIndicator(),
        retry: () => {},
      }}
    />,
  );
  const { title, meta } = texts[locale][section];
  return { html, title: `${title} · ${siteName}`, description: meta };
}
