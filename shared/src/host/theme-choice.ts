import type { EventBus } from '../platform/events';
import type { SafeStorage } from '../platform/safe-storage';
import type { ThemeChoice } from '../platform/theme-choice';
import { parseThemeId, type ThemeId } from '../ui/theme';
import { createStore } from './store';

/** Key of the theme's id in local storage (R90, PD58). */
const THEME = 'theme';

/** The theme that was chosen in this browser, by this tab or another. */
export function storedTheme(local: SafeStorage): ThemeId {
  return parseThemeId(local.getItem(THEME));
}

/** Restores the stored theme (the boot script has painted it already) and applies every choice to the document. */
export function createThemeChoice(local: SafeStorage, root: HTMLElement, events: EventBus): ThemeChoice {
  const store = createStore(storedTheme(local));
  const apply = (theme: ThemeId) => {
    root.dataset.theme = theme;
    store.set(theme);
  };
  apply(store.getSnapshot());
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    choose: (theme) => {
      if (theme === store.getSnapshot()) return;
      apply(theme);
      local.setItem(THEME, theme);
      events.emit('theme.changed', { theme });
    },
  };
}
