import { useSyncExternalStore } from 'react';

const query = '(max-width: 639px)';

/** Whether the window is as narrow as a phone; the same width as in the stylesheets. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

/** The same for what is no component. */
export function isPhone(): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
