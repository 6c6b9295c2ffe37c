import { type Locale, locales } from '@careline/shared';
import { createStore } from '@careline/shared/host';
import type { ShellPageDeclaration } from '@careline/shared/manifest';
import { createLoadingIndicator } from '@careline/shared/ui';
import { renderToString } from 'react-dom/server';
import declaration from '../shell.manifest';
import { nothingChosen } from './appearance';
import { createModules } from './modules';
import { siteName } from './navigation/document-head';
import type { SiteState } from './navigation/site-state';
import { createWaiting } from './navigation/waiting';
import { SiteTree } from './render-site';
import { createRouteTable } from './routes/create-route-table';
import { routeAt } from './routes/route-table';
import { publicTexts } from './texts/shell-texts';
import { createVisitorPlatform } from './visitor-platform';

export { recordCalls } from './record-calls';
export { renderOutlines } from './render-outlines';

/** What compose writes into the HTML of a public page, and into the payload beside it. */
export interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly payload: { readonly title: string; readonly description: string };
}

/** Path → language → content, for every page of the shell that is declared with a description. */
export async function prerender(): Promise<Record<string, Record<string, PrerenderedPage>>> {
  const pages: Record<string, Record<string, PrerenderedPage>> = {};
  for (const page of declaration.pages) {
    const { description } = page;
    if (description === undefined) continue;
    const contents: Record<string, PrerenderedPage> = {};
    for (const locale of locales) contents[locale] = await prerenderPage({ ...page, description }, locale);
    pages[page.path] = contents;
  }
  return pages;
}

/** Renders a public page as a visitor with the default theme sees it. */
async function prerenderPage(
  page: ShellPageDeclaration & { readonly description: string },
  locale: Locale,
): Promise<PrerenderedPage> {
  const platform = await createVisitorPlatform(page.path, locale);
  await platform.texts.load('public', publicTexts);
  const route = routeAt(createRouteTable({ remotes: [] }), page.path);
  const modules = createModules((take) => take({ declaration }));
  if (route) await modules.load(route);
  const state: SiteState = { location: platform.navigation.getSnapshot(), route, error: undefined };
  const parts = {
    appearance: nothingChosen,
    site: createStore(state),
    registry: createStore({ remotes: [] }),
    modules,
    indicator: createLoadingIndicator(),
    frame: { isOpenTo: () => false, load: async () => {} },
    isComplete: () => false,
    waiting: createWaiting(),
    retry: () => {},
  };
  const html = renderToString(<SiteTree platform={platform} parts={parts} />);
  const text = (key: string) => platform.i18n.t(key, { ns: 'shell' });
  const title = `${text(page.title)} · ${siteName}`;
  const description = text(page.description);
  return { html, title, description, payload: { title, description } };
}
