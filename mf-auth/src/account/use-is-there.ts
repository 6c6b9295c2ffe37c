import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page still stands: what it waited for leads nobody on who has gone elsewhere meanwhile. */
export function useIsThere(): Readonly<RefObject<boolean>> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
