import type { Locale } from './locale';
import type { PageName } from './pages';

/** A location that redirect lookup, route match and both guards have admitted. */
export interface AdmittedLocation {
  /** Path with language prefix, query and hash, as in the address bar. */
  readonly href: string;
  /** Path with language prefix. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly locale: Locale;
  /** The unprefixed path. */
  readonly path: string;
  /** Unique per history entry. */
  readonly key: string;
  /** How the location was reached, in react-router's words. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  /** When the move to it began, in ms since the epoch; 0 for the page that the document was opened with. */
  readonly startedAt: number;
  /** Name of the remote that serves it, or `shell`. */
  readonly owner: string;
  readonly state: unknown;
}

/** How to move. */
export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** The one way to move inside the site. Only the shell behind it touches history. */
export interface Navigation {
  readonly getSnapshot: () => AdmittedLocation;
  /** Calls `listener` after each admitted move; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Moves to a path of this site; an unprefixed path takes the current language's prefix. Settles when the guards have spoken
   * and the target (or where they sent the user) is admitted; never rejects.
   */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** The address of an unprefixed path in the current language, for `href`. */
  readonly href: (path: string) => string;
  /** The unprefixed path of a named page, or of the page that stands in its place where no remote brings it (`pageFallbacks`). */
  readonly pathOf: (name: PageName) => string;
  /** Moves by `delta` history entries. */
  readonly go: (delta: number) => void;
  /** Same page, other language; what was typed stays. Whoever lets the user choose also emits `locale.changed`. */
  readonly switchLocale: (locale: Locale) => Promise<void>;
  /** Lets the guards decide again for the current location, after a step was saved (PD9). */
  readonly rerunGuards: () => Promise<void>;
  /** After a sign-in: to the remembered path, which is then forgotten, or to /dashboard (R42, R43). */
  readonly continueAfterSignIn: () => Promise<void>;
}
