import { type Locale, locales } from '@careline/shared';
import { createStore, PlatformRoot } from '@careline/shared/host';
import type { LayoutName } from '@careline/shared/manifest';
import { createLoadingIndicator, LinkProvider } from '@careline/shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import declaration from '../shell.manifest';
import { nothingChosen } from './appearance';
import { AppLink } from './layouts/app-link';
import { EntryShape } from './layouts/entry-shape';
import { Outline } from './layouts/outline';
import { Sign } from './layouts/splash';
import { createModules, type Layout } from './modules';
import { createWaiting } from './navigation/waiting';
import { SiteProvider } from './site-context';
import { createVisitorPlatform } from './visitor-platform';

/** What compose writes into the HTML of a page that is not prerendered, so that something stands there with the document's first bytes. */
export interface Outlines {
  /** For whoever may be led elsewhere. */
  readonly sign: string;
  /** Layout → language → the layout around the shape of a page. */
  readonly layouts: Record<string, Record<string, string>>;
}

/** Renders every layout as it is before anything is known: no registry, no session, no page. */
export async function renderOutlines(): Promise<Outlines> {
  const modules = createModules((take) => take({ declaration }));
  const layouts: Record<string, Record<string, string>> = {};
  for (const name of layoutNames) {
    await modules.loadLayout(name);
    const Frame = modules.layout(name);
    if (!Frame) throw new Error(`shell.manifest.ts has no layout ${name}.`);
    const inLanguages: Record<string, string> = {};
    for (const locale of locales) inLanguages[locale] = await renderLayout(name, Frame, locale);
    layouts[name] = inLanguages;
  }
  const sign = renderToStaticMarkup(
    <Outline kind="sign">
      <Sign />
    </Outline>,
  );
  return { sign, layouts };
}

const layoutNames = ['auth', 'dashboard', 'default', 'onboarding'] as const satisfies readonly LayoutName[];

async function renderLayout(name: LayoutName, Frame: Layout, locale: Locale): Promise<string> {
  // No page stands here, so no link of the layout leads to the present one.
  const platform = await createVisitorPlatform('/outline', locale);
  const parts = {
    site: createStore({ location: platform.navigation.getSnapshot(), route: undefined, error: undefined }),
    registry: createStore({ remotes: [] }),
    modules: createModules((take) => take({ declaration })),
    indicator: createLoadingIndicator(),
    frame: { isOpenTo: () => false, load: async () => {} },
    isComplete: () => false,
    waiting: createWaiting(),
    retry: () => {},
    appearance: nothingChosen,
    isOutline: true,
  };
  const html = renderToStaticMarkup(
    <PlatformRoot platform={platform} owner="shell">
      <SiteProvider parts={parts}>
        <LinkProvider component={AppLink}>
          <Outline kind="layout">
            <Frame>
              <EntryShape layout={name} />
            </Frame>
          </Outline>
        </LinkProvider>
      </SiteProvider>
    </PlatformRoot>,
  );
  return onlyToBeSeen(html);
}

/**
 * Takes away what is for use or for reading out, because every page carries this and nobody can do either with it. A layout that is only painted is
 * no layout for whoever looks for one.
 */
function onlyToBeSeen(html: string): string {
  return html
    .replace(/<select.*?<\/select>/g, '')
    .replace(/ (?:aria-[a-z]+|data-layout|href|id|tabindex|type|xmlns)="[^"]*"/g, '')
    .replace(/lucide(?:-[\w-]+)? ?/g, '')
    .replace(/ class=""/g, '')
    .replace(/><\/(?:path|circle|rect|line|ellipse)>/g, '/>');
}
