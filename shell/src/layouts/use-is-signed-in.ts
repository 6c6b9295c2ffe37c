import { usePlatform } from '@careline/shared';
import { useSyncExternalStore } from 'react';

/** False in prerendered markup and while it is hydrated: the personal parts of a public page come afterwards. */
export function useIsSignedIn(): boolean {
  const { session } = usePlatform();
  return useSyncExternalStore(
    session.subscribe,
    () => session.getSnapshot().isAuthenticated,
    () => false,
  );
}
