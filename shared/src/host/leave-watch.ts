/** How long after `beforeunload` a page that is still there counts as one that stayed, in ms. */
const STAYED_AFTER_MS = 10_000;

/** Knows whether the browser is leaving the page. */
export interface LeaveWatch {
  readonly isLeaving: () => boolean;
  /** Resolves once the page stays after all: it was shown again, or was never left. */
  readonly stayed: () => Promise<void>;
}

/**
 * A browser ends the calls of a page that it leaves, while the page's code may still run and see them fail: such a failure says nothing of
 * the server, and what is stored belongs to the next page already.
 */
export function watchLeaving(page: Window): LeaveWatch {
  let leaving: { readonly over: Promise<void>; readonly end: () => void } | undefined;

  function leave(): void {
    if (leaving) return;
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    leaving = { over, end };
    page.setTimeout(stay, STAYED_AFTER_MS);
  }

  function stay(): void {
    leaving?.end();
    leaving = undefined;
  }

  page.addEventListener('beforeunload', leave);
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', stay);
  return { isLeaving: () => leaving !== undefined, stayed: () => leaving?.over ?? Promise.resolve() };
}
