import { createStore, type SafeStorage, type Store } from '@careline/shared/host';

/** Day or night: as the system has it, unless somebody chose (PD68). */
export const appearances = ['system', 'light', 'dark'] as const;
type Appearance = (typeof appearances)[number];

export interface AppearanceChoice extends Pick<Store<Appearance>, 'getSnapshot' | 'subscribe'> {
  readonly choose: (appearance: Appearance) => void;
}

/** Key in local storage. */
const APPEARANCE = 'appearance';

function storedAppearance(local: SafeStorage): Appearance {
  const stored = local.getItem(APPEARANCE);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

/** Of markup that is made before anybody has chosen. */
export const nothingChosen: AppearanceChoice = { ...createStore<Appearance>('system'), choose: () => {} };

/** Follows the choice, the system and other tabs; the boot script has painted what was stored. */
export function createAppearance(page: Window, local: SafeStorage): AppearanceChoice {
  const root = page.document.documentElement;
  const night = page.matchMedia('(prefers-color-scheme: dark)');
  const store = createStore(storedAppearance(local));

  function apply(): void {
    const appearance = store.getSnapshot();
    const isDark = appearance === 'dark' || (appearance === 'system' && night.matches);
    if (isDark) root.dataset.appearance = 'dark';
    else delete root.dataset.appearance;
    page.document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0f172a' : 'white');
  }

  store.subscribe(apply);
  night.addEventListener('change', apply);
  const readAgain = () => store.set(storedAppearance(local));
  page.addEventListener('storage', ({ key }) => {
    if (key === APPEARANCE) readAgain();
  });
  // A tab that is frozen, or in the back/forward cache, hears of no storage.
  page.addEventListener('pageshow', readAgain);
  page.document.addEventListener('visibilitychange', readAgain);
  apply();
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    choose: (appearance) => {
      local.setItem(APPEARANCE, appearance);
      store.set(appearance);
    },
  };
}
