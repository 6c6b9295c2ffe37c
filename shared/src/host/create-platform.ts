import { createApiClient } from '../api/client';
import { fetchFresh } from '../api/fetch-fresh';
import type { PageCall } from '../api/page-calls';
import { profileQuery } from '../api/queries';
import { sayAnew } from '../changes/say-anew';
import type { RuntimeConfig } from '../platform/config';
import { CONTRACT_VERSION } from '../platform/contract-version';
import { createDrafts, type DraftStore } from '../platform/drafts';
import { createEventBus } from '../platform/events';
import { isLocale, type Locale, localeTags } from '../platform/locale';
import type { Navigation } from '../platform/navigation';
import type { Platform } from '../platform/platform';
import type { Widgets } from '../platform/widgets';
import { createOverlayStore } from '../ui/overlay-store';
import { createToastStore } from '../ui/toast-store';
import { createAuthStorage } from './auth-storage';
import { followOtherTabs } from './cross-tab';
import { createTexts, type HostTexts } from './i18n';
import { watchLeaving } from './leave-watch';
import type { PageCache } from './page-cache';
import { safeStorage } from './safe-storage';
import { createSession, type HostSession } from './session';
import { sharedTexts } from './shared-texts';
import { createThemeChoice } from './theme-choice';

/** What a page gives for its platform. */
export interface PlatformParts {
  readonly config: RuntimeConfig;
  readonly locale: Locale;
  readonly page: Window;
  readonly cache: PageCache;
  /** Awaited before the host's own texts are imported in a language. */
  readonly arrive?: (locale: Locale) => Promise<void>;
  /** How a value stands in a sentence, such as a phone number that must not break. */
  readonly inSentence?: (value: string) => string;
  /** Told when a call to the API starts and ends, for the progress bar. */
  readonly onActivity?: (change: 'start' | 'end') => void;
  /** The host's navigation and widgets need the platform themselves, so they are made from it. */
  readonly connect: (base: PlatformBase) => { readonly navigation: Navigation; readonly widgets: Widgets };
  readonly fetch?: typeof fetch;
  /** What the document has asked the API for before this code came. */
  readonly pageCalls?: readonly PageCall[];
}

/** The platform as the host sees it: with what remotes must not touch. */
export interface HostPlatform extends Platform {
  /** Where `queries` come from. No code of a remote runs before they were made, nor does a layout that shows lists stand. */
  readonly cache: PageCache;
  readonly session: HostSession;
  readonly drafts: DraftStore;
  readonly texts: HostTexts;
  /** Stops following other tabs; for tests, which make a platform each. A page's platform lives as long as the page. */
  readonly stop: () => void;
}

/** Everything of the platform that stands before navigation does. */
export type PlatformBase = Omit<HostPlatform, 'navigation' | 'queries' | 'widgets' | 'stop'>;

/** Makes the one platform of a page: all state of the site lives in it, none in a module. */
export async function createPlatform(parts: PlatformParts): Promise<HostPlatform> {
  const { cache, config, page } = parts;
  const texts = await createTexts(parts.locale, sharedTexts, parts.arrive, parts.inSentence);
  const text = (key: string) => texts.i18n.t(key, { ns: 'shared' });
  const events = createEventBus();
  const toasts = createToastStore();
  const local = safeStorage(() => page.localStorage);
  const tab = safeStorage(() => page.sessionStorage);
  const storage = createAuthStorage(local, tab);
  const drafts = createDrafts(tab, () => session.getSnapshot().user?.id);
  const session: HostSession = createSession({
    api: () => api,
    cache,
    storage,
    events,
    tell: (notice, error) => void toasts.add(sayAnew(texts.i18n, 'shared', notice, error)),
    drafts,
    text,
    fetchProfile: async () => fetchFresh({ api, queries: await cache.make() }, profileQuery(api)),
    leave: watchLeaving(page),
  });
  const api = createApiClient({
    baseUrl: config.apiBaseUrl,
    identity: session.identity,
    // A query asked for early can fail before the texts of its remote have come; then the words fit any failure.
    errorText: (key) => (key.includes(':') ? texts.i18n.t([key, 'shared:error.text']) : text(`errors.${key}`)),
    language: () => tagOf(texts.i18n.language),
    clientText: (kind) => text(`api.client.${kind}`),
    onUnauthorized: ({ token }) => session.onUnauthorized(token),
    ...(parts.onActivity && { onActivity: parts.onActivity }),
    ...(parts.fetch && { fetch: parts.fetch }),
    ...(parts.pageCalls && { pageCalls: parts.pageCalls }),
  });
  cache.onMade((queries) => {
    const defaults = queries.getDefaultOptions();
    queries.setDefaultOptions({
      ...defaults,
      // A page that still stands when the session ends elsewhere would ask for everything again, in nobody's name or the next user's.
      queries: { ...defaults.queries, enabled: () => session.getSnapshot().user !== undefined },
    });
  });
  // Whoever is signed in will ask for lists; on a public page its code is not waited for.
  session.subscribe(() => {
    if (session.getSnapshot().token !== undefined) void cache.make().catch(() => {});
  });
  const base: PlatformBase = {
    contract: CONTRACT_VERSION,
    config,
    session,
    api,
    cache,
    events,
    i18n: texts.i18n,
    toasts,
    overlays: createOverlayStore(),
    drafts,
    theme: createThemeChoice(local, page.document.documentElement, events),
    texts,
  };
  const { navigation, widgets } = parts.connect(base);
  const stop = followOtherTabs({
    session,
    storage,
    drafts,
    local,
    theme: base.theme,
    events,
    cache,
    page,
    followLocale: navigation.switchLocale,
    onSignedIn: () => void navigation.rerunGuards(),
  });
  return {
    ...base,
    navigation,
    widgets,
    stop,
    get queries() {
      const queries = cache.made();
      if (!queries) throw new Error('The query cache is not there yet: await cache.make() first.');
      return queries;
    },
  };
}

function tagOf(language: string): string {
  return isLocale(language) ? localeTags[language] : language;
}
