import type { SafeStorage } from './safe-storage';

/** What a user typed and has not saved yet: held for the browser session under the user's id, never card data. */
export interface Drafts {
  /** The draft's value as it was written, or undefined; parse it before use, an older release may have written it. */
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  readonly remove: (name: string) => void;
}

const prefix = 'careline.draft.';

export interface DraftStore extends Drafts {
  /** Removes every user's drafts: at sign-out. */
  readonly clear: () => void;
  /** Removes this user's drafts: when they have signed out in another tab, and this one knew of the end of their session before. */
  readonly clearOf: (userId: string) => void;
  /** Removes all drafts but this user's: when a user signs in. */
  readonly clearOthers: (userId: string) => void;
  /**
   * Leaves what is kept as it is from now on: the page is about to go, because another user has signed in under what the one before still
   * has open, and that must not be kept as theirs.
   */
  readonly seal: () => void;
}

/** Drafts in `storage`, which is the tab's. */
export function createDrafts(storage: SafeStorage, userId: () => string | undefined): DraftStore {
  let isSealed = false;
  const key = (name: string) => `${prefix}${userId() ?? 'visitor'}.${name}`;
  return {
    read: (name) => {
      try {
        const text = storage.getItem(key(name));
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      if (!isSealed) storage.setItem(key(name), JSON.stringify(value));
    },
    remove: (name) => {
      if (!isSealed) storage.removeItem(key(name));
    },
    clear: () => removeAll(storage, () => true),
    clearOf: (user) => removeAll(storage, (name) => name.startsWith(`${prefix}${user}.`)),
    clearOthers: (user) => removeAll(storage, (name) => !name.startsWith(`${prefix}${user}.`)),
    seal: () => {
      isSealed = true;
    },
  };
}

function removeAll(storage: SafeStorage, isUnwanted: (key: string) => boolean): void {
  for (const key of storage.keys()) if (key.startsWith(prefix) && isUnwanted(key)) storage.removeItem(key);
}
