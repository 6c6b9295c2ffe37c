import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What depends on it is drawn in the same turn, before the browser takes the page to paper. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

const listeners = new Set<() => void>();
/** One for all, so that what is drawn for paper alone knows it too. */
let isPrinted = false;
const getSnapshot = () => isPrinted;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watchPaper('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watchPaper('removeEventListener');
    // Who comes back after a print whose end nobody saw starts on the screen.
    isPrinted = false;
  };
}

function watchPaper(change: 'addEventListener' | 'removeEventListener'): void {
  window[change]('beforeprint', tell);
  window[change]('afterprint', tell);
}

function tell({ type }: Event): void {
  isPrinted = type === 'beforeprint';
  // At once: a script's `window.print()` takes the page to paper before any promise of the page's is heard.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
