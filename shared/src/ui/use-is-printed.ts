import { useState, useSyncExternalStore } from 'react';

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
        listener();
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
