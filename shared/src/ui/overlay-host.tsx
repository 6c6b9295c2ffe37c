import { Fragment, useSyncExternalStore } from 'react';
import type { OverlayStore } from './overlay-store';

/** Shows the overlays of a store; one per page. */
export function OverlayHost({ store }: { store: OverlayStore }) {
  const entries = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return entries
    .filter((entry) => entry.isMounted)
    .map((entry) => <Fragment key={entry.id}>{entry.render()}</Fragment>);
}
