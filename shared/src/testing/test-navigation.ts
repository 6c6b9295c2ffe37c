import { createStore } from '../host/store';
import { defaultLocale, localePath, splitLocale, switchLocalePath } from '../platform/locale';
import type { AdmittedLocation, Navigation } from '../platform/navigation';
import type { PageName } from '../platform/pages';

/** Navigation that remembers what it was asked. */
export interface TestNavigation extends Navigation {
  /** Every address asked for, in order. */
  readonly visited: readonly string[];
  /** How often the guards were asked to decide again. */
  readonly guardRuns: () => number;
  /** Admits a location that no link of the test asked for, such as another remote's. */
  readonly admit: (location: AdmittedLocation) => void;
}

/** Navigation without guards: every move is admitted at once. */
export function createTestNavigation(
  start: string,
  owner: string,
  pages: Readonly<Partial<Record<PageName, string>>> = {},
): TestNavigation {
  let entries = 0;
  let guardRuns = 0;
  const visited: string[] = [];

  function locate(href: string, action: AdmittedLocation['action'], state: unknown): AdmittedLocation {
    const url = new URL(href, 'http://site.test');
    const place = splitLocale(url.pathname);
    entries += 1;
    return {
      href: url.pathname + url.search + url.hash,
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      ...place,
      key: `entry-${entries}`,
      action,
      startedAt: entries === 1 ? 0 : Date.now(),
      // The shell's own, when a remote leads there.
      owner: entries > 1 && place.path === '/dashboard' ? 'shell' : owner,
      state,
    };
  }

  const store = createStore(locate(start, 'POP', undefined));
  const inLanguage = (to: string) => {
    const { locale } = store.getSnapshot();
    return splitLocale(new URL(to, 'http://site.test').pathname).locale === defaultLocale ? localePath(to, locale) : to;
  };
  const move: Navigation['navigate'] = async (to, options = {}) => {
    visited.push(inLanguage(to));
    store.set(locate(inLanguage(to), options.replace ? 'REPLACE' : 'PUSH', options.state));
  };
  return {
    visited,
    guardRuns: () => guardRuns,
    admit: store.set,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    navigate: move,
    href: (path) => localePath(path, store.getSnapshot().locale),
    pathOf: (name) => pages[name] ?? `/${name}`,
    go: () => {},
    switchLocale: async (locale) =>
      store.set(locate(switchLocalePath(store.getSnapshot().href, locale), 'REPLACE', undefined)),
    rerunGuards: async () => {
      guardRuns += 1;
    },
    continueAfterSignIn: () => move('/dashboard'),
  };
}
