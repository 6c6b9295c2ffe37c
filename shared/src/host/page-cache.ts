import type { QueryClient } from '@tanstack/react-query';

/** The one cache of a page (PL7). Its code comes to whoever is signed in and to every remote; a visitor's public page asks for no list. */
export interface PageCache {
  /** Undefined until it was made; there is nothing to find in it then, nor to forget. */
  readonly made: () => QueryClient | undefined;
  /** Rejects where its code cannot be loaded; the next call tries again. */
  readonly make: () => Promise<QueryClient>;
  /** Calls `listener` as soon as it is made. */
  readonly onMade: (listener: (queries: QueryClient) => void) => void;
}

/** The cache that `load` brings. */
export function createPageCache(load: () => Promise<QueryClient>): PageCache {
  const listeners: ((queries: QueryClient) => void)[] = [];
  let made: QueryClient | undefined;
  let making: Promise<QueryClient> | undefined;

  async function bring(): Promise<QueryClient> {
    try {
      const queries = await load();
      made = queries;
      for (const listener of listeners) listener(queries);
      return queries;
    } catch (error) {
      making = undefined;
      throw error;
    }
  }

  return {
    made: () => made,
    make: () => {
      making ??= bring();
      return making;
    },
    onMade: (listener) => {
      if (made) listener(made);
      else listeners.push(listener);
    },
  };
}
