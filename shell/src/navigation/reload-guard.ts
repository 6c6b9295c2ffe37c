import { type SafeStorage, safeStorage } from '@careline/shared/host';
import { isScriptProtocol } from 'ufo';
import * as v from 'valibot';

const key = 'careline.reload';
/** No second reload of one path within this time, in ms (R243). */
const PATIENCE_MS = 10_000;

const markSchema = v.object({ path: v.string(), expires: v.number() });

/** The part of a window that reloading needs. */
export interface ReloadPage {
  readonly location: Pick<Location, 'href' | 'host' | 'pathname' | 'reload' | 'assign' | 'replace'>;
  readonly sessionStorage: Storage;
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/**
 * Loads `href` of this site anew unless the same path was reloaded less than 10 s ago; says whether it does (PL4). Not while the
 * browser is offline: its own error page would take the place of everything that still works.
 */
export type Reload = (href: string, options?: ReloadOptions) => boolean;

interface ReloadOptions {
  /** Another address takes the place of the entry that stands. */
  readonly replace: boolean;
}

export interface ReloadGuard {
  readonly reload: Reload;
  /** Whether this document is about to give way: until then it shows what it showed, and whoever clicks has to be led on by a load. */
  readonly isReloading: () => boolean;
  /** Whether a load in the place of a move would lose nothing: online, and where something is stored. */
  readonly mayLoad: () => boolean;
}

export function createReloadGuard(page: ReloadPage, now: () => number = Date.now): ReloadGuard {
  const storage = safeStorage(() => page.sessionStorage);
  let isReloading = false;

  function reload(href: string, { replace }: ReloadOptions = { replace: false }): boolean {
    const url = new URL(href, page.location.href);
    if (url.host !== page.location.host || isScriptProtocol(url.protocol)) {
      throw new Error(`Only an address of this site can be reloaded, not ${href}.`);
    }
    if (!page.navigator.onLine) return false;
    const mark = readMark(storage);
    // A mark of a time to come is of a clock that was wrong.
    const left = (mark?.expires ?? 0) - now();
    if (mark?.path === url.pathname && left >= 0 && left <= PATIENCE_MS) return false;
    const next = { path: url.pathname, expires: now() + PATIENCE_MS };
    // A page that cannot know that it was reloaded would do so for ever; its error and the user's own Retry are better.
    if (!storage.setItem(key, JSON.stringify(next))) return false;
    if (url.pathname === page.location.pathname) page.location.reload();
    else page.location[replace ? 'replace' : 'assign'](url.href);
    isReloading = true;
    return true;
  }

  return {
    reload,
    isReloading: () => isReloading,
    mayLoad: () => page.navigator.onLine && storage.setItem('careline.probe', ''),
  };
}

function readMark(storage: SafeStorage): v.InferOutput<typeof markSchema> | undefined {
  try {
    const result = v.safeParse(markSchema, JSON.parse(storage.getItem(key) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
