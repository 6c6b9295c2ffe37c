import type { EventBus } from '../platform/events';
import type { ThemeChoice } from '../platform/theme-choice';
import { parseThemeId, type ThemeId } from '../ui/theme';
import { createStore } from './store';

/** Key of specification.md §3 "chosen theme id is persisted locally" (decisions.md D58). */
const THEME = 'theme';

/** Restores the stored theme (the boot script has painted it already) and applies every choice to the document. */
export function createThemeChoice(local: Storage, root: HTMLElement, events: EventBus): ThemeChoice {
  const store = createStore<ThemeId>(parseThemeId(local.getItem(THEME)));
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
      local.setItem(THEME, theme);
      apply(theme);
      events.emit('theme.changed', { theme });
    },
  };
}
