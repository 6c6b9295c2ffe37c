import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../site-context';

/**
 * Whether the first page stands, or its error; `owner` is whose it is. Until then its shape does, which the document has painted. `stands` outlives the
 * layout around it, which another page may have of its own.
 */
export function useIsFilled(owner: string, stands: RefObject<boolean>): boolean {
  const { outlet } = useSite();
  const [isFilled, setFilled] = useState(() => stands.current);
  useEffect(() => {
    if (isFilled || !outlet) return;
    const fill = () => {
      stands.current = true;
      setFilled(true);
    };
    if (owner === 'shell') {
      // The page comes in slices in the place of its shape.
      startTransition(fill);
      return;
    }
    const look = () => outlet.querySelector('[data-remote] > * > :not([data-skeleton])') !== null;
    const observer = new MutationObserver(() => {
      // At once: in a later frame the page would be seen below the shape, and then jump.
      if (look()) flushSync(fill);
    });
    observer.observe(outlet, { childList: true, subtree: true });
    if (look()) fill();
    return () => observer.disconnect();
  }, [isFilled, outlet, owner, stands]);
  return isFilled;
}
