import { readTarget } from '../routes/target';

const key = 'careline.remembered-path';

/** The path that a visitor wanted before they were sent to the login page; held for the browser session. */
export interface RememberedPath {
  /** Keeps path, query and hash; the last one wins. A public path is not worth remembering (PD7). */
  readonly remember: (href: string) => void;
  readonly read: () => string | undefined;
  readonly forget: () => void;
}

/** `storage` must not throw, as one made safe does not: the remembered path is worth less than the sign-in. */
export function createRememberedPath(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  isPublic: (path: string) => boolean,
): RememberedPath {
  return {
    remember: (href) => {
      if (!isPublic(readTarget(href).path)) storage.setItem(key, href);
    },
    read: () => {
      const stored = storage.getItem(key);
      if (stored === null || !stored.startsWith('/')) return undefined;
      const target = readTarget(stored);
      return isPublic(target.path) ? undefined : target.href;
    },
    forget: () => storage.removeItem(key),
  };
}
