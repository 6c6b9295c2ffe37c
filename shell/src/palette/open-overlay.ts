import type { Platform } from '@careline/shared';
import type { OverlayControls } from '@careline/shared/ui';
import type { ComponentType } from 'react';

/** Opens a window of the shell whose code comes when it is first asked for; while it stands, asking again does nothing. */
export function lazyOverlay(
  overlays: Platform['overlays'],
  load: () => Promise<ComponentType<OverlayControls<void>>>,
): () => void {
  let isBusy = false;
  return () => {
    if (isBusy) return;
    isBusy = true;
    load()
      .then((component) => overlays.create<object, void>(component, { props: {}, destroyOnClose: true }).open())
      // Without its code nothing opens; everything that it leads to stands on the pages as well.
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        isBusy = false;
      });
  };
}
