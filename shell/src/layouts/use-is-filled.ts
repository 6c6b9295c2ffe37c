import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../site-context';

/** Whether the first page stands, or its error; `owner` is whose it is. Until then its shape does, which the document has painted. */
export function useIsFilled(owner: string | undefined): boolean {
  const { outlet } = useSite();
  const [isFilled, setFilled] = useState(outlet === undefined || owner === 'shell');
  useEffect(() => {
    if (isFilled || !outlet || owner === undefined) return;
    if (owner === 'shell') {
      // The page comes in slices in the place of its shape.
      startTransition(() => setFilled(true));
      return;
    }
    const look = () => outlet.querySelector('[data-remote] > * > :not([data-skeleton])') !== null;
    const observer = new MutationObserver(() => {
      // At once: in a later frame the page would be seen below the shape, and then jump.
      if (look()) flushSync(() => setFilled(true));
    });
    observer.observe(outlet, { childList: true, subtree: true });
    if (look()) setFilled(true);
    return () => observer.disconnect();
  }, [isFilled, outlet, owner]);
  return isFilled;
}
