import { isScriptProtocol } from 'ufo';
import * as v from 'valibot';

const key = 'careline.reload';
/** No second reload of one path within this time, in ms (specification.md §9 "Route-reload guard"). */
const PATIENCE_MS = 10_000;

const markSchema = v.object({ path: v.string(), expires: v.number() });

/** The part of a window that reloading needs. */
export interface ReloadPage {
  readonly location: Pick<Location, 'href' | 'host' | 'pathname' | 'reload' | 'assign'>;
  readonly sessionStorage: Storage;
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/**
 * Loads `href` of this site anew unless the same path was reloaded less than 10 s ago; says whether it does (decisions.md A4). Not while the
 * browser is offline: its own error page would take the place of everything that still works.
 */
export type Reload = (href: string) => boolean;

export function createReloadGuard(page: ReloadPage, now: () => number = Date.now): Reload {
  return (href) => {
    const url = new URL(href, page.location.href);
    if (url.host !== page.location.host || isScriptProtocol(url.protocol)) {
      throw new Error(`Only an address of this site can be reloaded, not ${href}.`);
    }
    if (!page.navigator.onLine) return false;
    const mark = readMark(page.sessionStorage);
    if (mark?.path === url.pathname && mark.expires >= now()) return false;
    writeMark(page.sessionStorage, { path: url.pathname, expires: now() + PATIENCE_MS });
    if (url.pathname === page.location.pathname) page.location.reload();
    else page.location.assign(url.href);
    return true;
  };
}

function readMark(storage: Storage): v.InferOutput<typeof markSchema> | undefined {
  try {
    const result = v.safeParse(markSchema, JSON.parse(storage.getItem(key) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function writeMark(storage: Storage, mark: v.InferOutput<typeof markSchema>): void {
  try {
    storage.setItem(key, JSON.stringify(mark));
  } catch {
    // Without storage the guard cannot see a loop; a browser without storage is rare enough to reload by hand.
  }
}
