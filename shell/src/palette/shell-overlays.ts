import type { Platform } from '@careline/shared';
import { lazyOverlay } from './open-overlay';

/** What opens the shell's own windows, whose code no page shows by itself; `arrive` resolves once it may be imported. Its files are in each page's `later` (remote-kit/src/vite/build-record.ts). */
export function shellOverlays(overlays: Platform['overlays'], arrive: () => Promise<void>) {
  return {
    openPalette: lazyOverlay(overlays, async () => {
      await arrive();
      return (await import('./palette')).Palette;
    }),
    openList: lazyOverlay(overlays, async () => {
      await arrive();
      return (await import('./shortcut-list')).ShortcutList;
    }),
  };
}
