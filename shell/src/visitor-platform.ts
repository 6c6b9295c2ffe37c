import { CONTRACT_VERSION, type Locale, localePath, type Platform } from '@careline/shared';
import {
  createApiClient,
  createEventBus,
  createQueryClient,
  createStore,
  createTexts,
  parseConfig,
  sharedTexts,
} from '@careline/shared/host';
import { createOverlayStore, createToastStore, DEFAULT_THEME_ID } from '@careline/shared/ui';
import { readTarget } from './routes/target';
import { shellTexts } from './texts/shell-texts';

/** A platform that stands still: nobody is signed in and nothing can be done, which is what markup shows. */
export async function createVisitorPlatform(path: string, locale: Locale): Promise<Platform> {
  const hostTexts = await createTexts(locale, sharedTexts);
  await hostTexts.load('shell', shellTexts);
  const nothing = async () => {};
  const visitor = { user: undefined, token: undefined, isAuthenticated: false, loading: false, error: undefined };
  return {
    contract: CONTRACT_VERSION,
    config: parseConfig({}),
    session: {
      ...createStore(visitor),
      initialise: async () => false,
      validate: async () => false,
      signIn: nothing,
      register: nothing,
      signOut: nothing,
      rememberedEmail: () => undefined,
    },
    api: createApiClient({ baseUrl: '/', identity: () => ({ permissions: [] }), errorText: String }),
    queries: createQueryClient(),
    events: createEventBus(),
    i18n: hostTexts.i18n,
    navigation: {
      ...createStore({
        ...readTarget(localePath(path, locale)),
        key: 'prerendered',
        action: 'POP' as const,
        startedAt: 0,
        owner: 'shell',
        state: undefined,
      }),
      navigate: nothing,
      href: (target) => localePath(target, locale),
      // Where pages of remotes stand, compose knows: it puts their addresses here.
      pathOf: (name) => `/page:${name}`,
      go: () => {},
      switchLocale: nothing,
      rerunGuards: nothing,
      continueAfterSignIn: nothing,
    },
    toasts: createToastStore(),
    overlays: createOverlayStore(),
    widgets: { mount: async () => ({ update: nothing, unmount: nothing }) },
    drafts: { read: () => undefined, write: () => {}, remove: () => {} },
    theme: { ...createStore(DEFAULT_THEME_ID), choose: () => {} },
    texts: hostTexts,
  };
}
