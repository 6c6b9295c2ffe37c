import { isFocusLost } from '@careline/shared/ui';
import { useEffect, useRef } from 'react';

/**
 * Leads the focus on once what `shown` stands for has left the page (`shown` is undefined then) and has taken the focus with it: the
 * browser drops it to the top of the page. Who is elsewhere by then is not disturbed.
 */
export function useFocusOnward<Shown>(
  shown: Shown | undefined,
  find: (left: Shown) => HTMLElement | null | undefined,
): void {
  const last = useRef(shown);
  useEffect(() => {
    const left = last.current;
    last.current = shown;
    if (left !== undefined && shown === undefined && isFocusLost()) find(left)?.focus();
  });
}
