import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether another window is in front of this one. The focus in a frame of the page, such as a card's field, is no other window. */
export function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const look = () => setIsAway(!document.hasFocus());
    const come = () => setIsAway(false);
    window.addEventListener('blur', look);
    window.addEventListener('focus', come);
    return () => {
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', come);
    };
  }, []);
  return isAway;
}

/** Whether nothing of the page is seen, as in a tab behind another. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(watchVisibility, isHidden, () => false);
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
