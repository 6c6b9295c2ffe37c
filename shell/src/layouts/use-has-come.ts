import { useEffect, useState } from 'react';
import { useSite } from '../site-context';

/**
 * Whether the page at `place`, with as many widgets, stands with its data; until then nobody knows how high it is. Once it does, what it loads
 * later is its own affair.
 */
export function useHasCome(place: string, widgets: number): boolean {
  const { outlet } = useSite();
  const [come, setCome] = useState<string>();
  useEffect(() => {
    if (!outlet) return;
    const look = () => {
      const panes = [...outlet.querySelectorAll('[data-remote]')];
      const isFilled = (pane: Element) => pane.querySelector(':scope > * > :not([data-skeleton])') !== null;
      if (panes.length <= widgets || !panes.every(isFilled) || outlet.querySelector('[data-skeleton]') !== null) return;
      setCome(place);
      observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(outlet, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [outlet, place, widgets]);
  return come === place;
}
