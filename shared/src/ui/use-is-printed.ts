import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What depends on it is drawn in the same turn, before the browser takes the page to paper. */
export function useIsPrinted(): boolean {
  const [paper] = useState(watchPaper);
  return useSyncExternalStore(paper.subscribe, paper.isPrinted, paper.isPrinted);
}

/** Each component's own: who comes back after a print that they did not see the end of starts on the screen. */
function watchPaper() {
  let isPrinted = false;
  return {
    isPrinted: () => isPrinted,
    subscribe(listener: () => void): () => void {
      function tell({ type }: Event): void {
        isPrinted = type === 'beforeprint';
        // At once: a script's `window.print()` takes the page to paper before any promise of the page's is heard.
        flushSync(listener);
      }
      window.addEventListener('beforeprint', tell);
      window.addEventListener('afterprint', tell);
      return () => {
        window.removeEventListener('beforeprint', tell);
        window.removeEventListener('afterprint', tell);
      };
    },
  };
}
