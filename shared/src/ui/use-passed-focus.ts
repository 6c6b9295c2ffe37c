import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

interface PassedFocus {
  /** For each of the elements that take one another's place. */
  readonly place: RefCallback<HTMLElement>;
  /** For what stands beside them and goes. */
  readonly guest: RefCallback<HTMLElement>;
}

/**
 * Where what had the focus leaves, the first of what `heirs` selects in the place's element that can have it gets it, once such an element
 * stands: unless somebody works elsewhere by then.
 */
export function usePassedFocus(heirs: string): PassedFocus {
  const standing = useRef<HTMLElement>(null);
  const isToPass = useRef(false);
  // Asked as it goes, while it still is in the page.
  const guest = useCallback(
    (element: HTMLElement) => () => {
      isToPass.current ||= element.contains(document.activeElement);
    },
    [],
  );
  const place = useCallback(
    (element: HTMLElement) => {
      const leave = guest(element);
      standing.current = element;
      return () => {
        standing.current = null;
        leave();
      };
    },
    [guest],
  );
  useLayoutEffect(() => {
    if (!isToPass.current || standing.current === null) return;
    isToPass.current = false;
    for (const heir of standing.current.querySelectorAll<HTMLElement>(heirs)) {
      if (document.activeElement !== document.body) return;
      if (heir.tabIndex < 0) heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    }
  });
  return { place, guest };
}
