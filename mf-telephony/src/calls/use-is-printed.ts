import { useSyncExternalStore } from 'react';

let isPrinted = false;

/** Whether the page is being printed. What depends on it is drawn in the same turn, before the browser takes the page to paper. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinted);
}

function subscribe(listener: () => void): () => void {
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
}
