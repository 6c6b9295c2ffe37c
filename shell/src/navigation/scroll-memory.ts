import { safeStorage } from '@careline/shared/host';

/** Where the user had scrolled to in each history entry of this tab, so that going back finds it. */
export interface ScrollMemory {
  /** Keeps the position of the entry that is left. */
  readonly keep: (entry: string) => void;
  /** In px from the top; 0 where nothing is known. */
  readonly find: (entry: string) => number;
}

export function createScrollMemory(page: Window): ScrollMemory {
  const storage = safeStorage(() => page.sessionStorage);
  const key = (entry: string) => `careline.scroll.${entry}`;
  return {
    keep: (entry) => void storage.setItem(key(entry), String(Math.round(page.scrollY))),
    find: (entry) => {
      const stored = Number(storage.getItem(key(entry)));
      return Number.isFinite(stored) ? stored : 0;
    },
  };
}
