import { useEffect, useState } from 'react';
import { useSite } from '../site-context';

/** Whether the page at `place` stands with its data; until then nobody knows how high it is. Once it does, what it loads later is its own affair. */
export function useHasCome(place: string): boolean {
  const { outlet } = useSite();
  const [come, setCome] = useState<string>();
  useEffect(() => {
    if (!outlet) return;
    const look = () => {
      if (outlet.querySelector('h1') === null || outlet.querySelector('[data-skeleton]') !== null) return;
      setCome(place);
      observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(outlet, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [outlet, place]);
  return come === place;
}
