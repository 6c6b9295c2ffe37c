import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { createPlatform, type HostPlatform } from '../host/create-platform';
import { createPageCache } from '../host/page-cache';
import { parseConfig } from '../platform/config';
import { isLocale, splitLocale } from '../platform/locale';
import type { PageName } from '../platform/pages';
import type { TextLoaders } from '../platform/texts';
import { RemoteRoot } from '../remote/remote-root';
import { OverlayHost } from '../ui/overlay-host';
import { Toaster } from '../ui/toaster';
import { standInForLayout } from './layout-stand-ins';
import { type Answer, createTestApi, TEST_API_BASE, type TestApi } from './test-api';
import { createTestNavigation, type TestNavigation } from './test-navigation';

/** Where the test starts, and what its API answers. */
export interface TestPlatformOptions {
  /** Address at the start; its prefix is the language. */
  readonly path?: string;
  /** Name of the remote under test. */
  readonly owner?: string;
  readonly texts?: TextLoaders;
  /** `METHOD /path` → answer. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Starts signed in as `testUser`, unless false. */
  readonly signedIn?: boolean;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Where named pages stand; one that is not given stands at its name. */
  readonly pages?: Readonly<Partial<Record<PageName, string>>>;
}

/** A platform for one test, with its API and navigation in hand. */
export interface TestPlatform {
  readonly platform: HostPlatform;
  readonly api: TestApi;
  readonly navigation: TestNavigation;
  /** Mounts what is under test as a remote's root, with toasts and overlays beside it. */
  readonly show: (children: ReactNode) => RenderResult;
}

/** The user that GET /auth/validate of a test platform answers. */
export const testUser = {
  user_id: 'user-1',
  org_id: 'org-1',
  permissions: ['a', 'b'],
  username: 'ana@careline.example',
};

/** A platform made for one test: the real session, cache, texts, toasts and overlays over an API and a navigation of the test's own. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { path = '/', owner = 'mf-test', signedIn = true } = options;
  standInForLayout();
  localStorage.clear();
  sessionStorage.clear();
  if (signedIn) sessionStorage.setItem('careline.token', 'test-token');
  const api = createTestApi({ 'GET /auth/validate': testUser, ...options.answers });
  const navigation = createTestNavigation(path, owner, options.pages);
  const cache = createPageCache(async () => createQueryClient());
  const platform = await createPlatform({
    config: parseConfig({ apiBaseUrl: TEST_API_BASE, ...options.config }),
    locale: splitLocale(path).locale,
    page: window,
    cache,
    fetch: api.fetch,
    connect: () => ({
      navigation,
      widgets: { mount: async () => ({ update: async () => {}, unmount: async () => {} }) },
    }),
  });
  onTestFinished(platform.stop);
  await cache.make();
  navigation.subscribe(() => {
    const { locale } = navigation.getSnapshot();
    if (isLocale(locale) && platform.i18n.language !== locale) void platform.texts.switchTo(locale);
  });
  if (signedIn) await platform.session.initialise();
  if (options.texts) await platform.texts.load(owner, options.texts);
  return { platform, api, navigation, show: (children) => renderRoot(platform, owner, children) };
}

function renderRoot(platform: HostPlatform, owner: string, children: ReactNode): RenderResult {
  return render(
    <RemoteRoot
      platform={platform}
      owner={owner}
      onReady={() => {}}
      onFailure={(error) => {
        throw error;
      }}
    >
      {children}
      <OverlayHost store={platform.overlays} />
      <Toaster store={platform.toasts} />
    </RemoteRoot>,
  );
}
