/** Whether a page is being left, which cuts off every call that it waits for. */
export interface Leaving {
  readonly hasBegun: () => boolean;
  /** Resolves when the page is shown again after all, from the back/forward cache; a page that is gone waits for ever. */
  readonly undone: () => Promise<void>;
}

/** Follows a window; `stop` lets go of it. */
export function followLeaving(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): Leaving & {
  readonly stop: () => void;
} {
  let isLeaving = false;
  let waiting: (() => void)[] = [];
  const onHide = () => {
    isLeaving = true;
  };
  const onShow = () => {
    isLeaving = false;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  page.addEventListener('pagehide', onHide);
  page.addEventListener('pageshow', onShow);
  return {
    hasBegun: () => isLeaving,
    undone: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => {
      page.removeEventListener('pagehide', onHide);
      page.removeEventListener('pageshow', onShow);
    },
  };
}
