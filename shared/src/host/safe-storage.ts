import type { SafeStorage } from '../platform/safe-storage';

/**
 * What `open` gives, such as `() => window.localStorage`, made safe: storage may be full, and where it is blocked the getter itself throws.
 * Then values live in memory: that costs what a reload would have found, never a page, a sign-in or a session.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  let isTold = false;

  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(open());
    } catch (error) {
      if (!isTold)
        console.warn('The browser stores nothing more for this site; it is kept until the page goes.', error);
      isTold = true;
      return otherwise;
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      // An older value may still be stored: memory is asked first.
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(keysOf, [])])],
  };
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}
