import { safeStorage } from '@careline/shared/host';
import * as v from 'valibot';

/** Where the user had scrolled to in each history entry of this tab, so that going back finds it. */
export interface ScrollMemory {
  /** Keeps the position of the entry that is left. */
  readonly keep: (entry: string) => void;
  /** In px from the top; 0 where nothing is known. */
  readonly find: (entry: string) => number;
}

/** So many entries are remembered, those that were left last: a tab may live for weeks, and its storage is for drafts. */
const MOST_ENTRIES = 50;
const key = 'careline.scroll';
const schema = v.array(v.tuple([v.string(), v.pipe(v.number(), v.finite())]));

export function createScrollMemory(page: Window): ScrollMemory {
  const storage = safeStorage(() => page.sessionStorage);

  function read(): ReadonlyMap<string, number> {
    try {
      return new Map(v.parse(schema, JSON.parse(storage.getItem(key) ?? '[]')));
    } catch {
      return new Map();
    }
  }

  return {
    keep: (entry) => {
      const others = [...read()].filter(([known]) => known !== entry);
      const all = [...others, [entry, Math.round(page.scrollY)]];
      storage.setItem(key, JSON.stringify(all.slice(-MOST_ENTRIES)));
    },
    find: (entry) => read().get(entry) ?? 0,
  };
}
