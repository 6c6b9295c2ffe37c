import { createStore, safeStorage } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { createTestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { createLoadingIndicator } from '@careline/shared/ui';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import declaration from '../../shell.manifest';
import { createAppearance } from '../appearance';
import type { SiteError } from '../errors/site-error';
import { createModules } from '../modules';
import { createWaiting } from '../navigation/waiting';
import { createSingleKey } from '../palette/single-key';
import { SiteTree } from '../render-site';
import { createRouteTable } from '../routes/create-route-table';
import { createPublicWords } from '../texts/public-words';

export interface TestSiteOptions extends Pick<TestPlatformOptions, 'answers' | 'config' | 'signedIn' | 'pages'> {
  readonly path: string;
  readonly registry?: SiteRegistry;
  readonly error?: SiteError;
  /** The guards have not spoken. */
  readonly isEntering?: boolean;
  /** Id of a user who was complete on this device. */
  readonly knownComplete?: string;
}

/** The whole site at one address, over an API and a navigation of the test's own; no guard decides. */
export async function renderSiteAt({
  path,
  registry = { remotes: [] },
  error,
  isEntering = false,
  knownComplete,
  ...options
}: TestSiteOptions) {
  // Loaded here, as main.ts loads it, so that the shell's texts are there before the first render.
  const { shellTexts } = await import('../texts/shell-texts');
  const test = await createTestPlatform({ path, owner: 'shell', texts: shellTexts, ...options });
  const { platform, navigation } = test;
  const table = createRouteTable(registry);
  const modules = createModules((take) => take({ declaration }));
  const stateOf = () => {
    const location = navigation.getSnapshot();
    return { location, route: error || isEntering ? undefined : table.get(location.path), error };
  };
  for (const route of table.values()) await modules.load(route);
  const entered = table.get(navigation.getSnapshot().path);
  // With the words of no other page: what asked for one that it does not get would show a key.
  const words = createPublicWords({ platform: () => platform, code: { page: async () => {} } });
  if (entered) await words.load(entered, navigation.getSnapshot());
  const site = createStore(stateOf());
  navigation.subscribe(() => site.set(stateOf()));
  const outlet = document.createElement('div');
  const waiting = createWaiting();
  // jsdom has no media; the window of a test is wide, and its system is light.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: !media.includes('dark') }),
  );
  const parts = {
    appearance: createAppearance(
      window,
      safeStorage(() => localStorage),
    ),
    singleKey: createSingleKey(safeStorage(() => localStorage)),
    site,
    registry: createStore(registry),
    modules,
    cache: platform.cache,
    indicator: createLoadingIndicator(),
    outlet,
    frame: {
      isOpenTo: (userId: string | undefined) => userId !== undefined && userId === knownComplete,
      load: () => modules.loadLayout('dashboard'),
    },
    isComplete: (userId: string | undefined) => userId !== undefined && userId === knownComplete,
    waiting,
    showError: vi.fn<(error: SiteError) => void>(),
    retry: () => {},
  };
  await act(async () => void render(<SiteTree platform={platform} parts={parts} />));
  return { ...test, outlet, waiting, modules, showError: parts.showError };
}

/** A registry with one remote that serves `paths` in `layout` and announces them in the navigation; `names` are those that others link to. */
export function registryOf(
  layout: 'auth' | 'dashboard' | 'onboarding',
  paths: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
): SiteRegistry {
  const entries = Object.entries(paths);
  return {
    remotes: [
      {
        name: 'mf-test',
        url: '/mf-test/remoteEntry.js',
        version: '1.0.0',
        pages: entries.map(([path, title], order) => ({
          path,
          title,
          layout,
          ...(names[path] && { name: names[path] }),
          navigation: { icon: 'home' as const, group: 'practice', order },
        })),
      },
    ],
  };
}
