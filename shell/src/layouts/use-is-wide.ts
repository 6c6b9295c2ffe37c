import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

/** Whether the window has room for a column beside the page; the same width as in the layouts' stylesheets. Markup has no window. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
