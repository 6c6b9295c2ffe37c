import { isFocusLost } from '@careline/shared/ui';
import { useEffect, useRef } from 'react';

/** Tells `onGone` once of what has left the page: `shown` stands for it, and is undefined then. */
export function useOnceGone<Shown>(shown: Shown | undefined, onGone: (left: Shown) => void): void {
  const last = useRef(shown);
  useEffect(() => {
    const left = last.current;
    last.current = shown;
    if (left !== undefined && shown === undefined) onGone(left);
  });
}

/**
 * Leads the focus on once what `shown` stands for has left the page and has taken the focus with it: the browser drops it to the top of
 * the page. Who is elsewhere by then is not disturbed.
 */
export function useFocusOnward<Shown>(
  shown: Shown | undefined,
  find: (left: Shown) => HTMLElement | null | undefined,
): void {
  useOnceGone(shown, (left) => {
    if (isFocusLost()) find(left)?.focus();
  });
}
