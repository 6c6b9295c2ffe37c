import type { Platform } from '@careline/shared';
import type { ImportLater } from '../later/import-later';
import { lazyOverlay } from './open-overlay';

/** What opens the shell's own windows, whose code no page shows by itself; `arrive` resolves once `importLater` may import it. Its files are in each page's `later` (remote-kit/src/vite/build-record.ts). */
export function shellOverlays(overlays: Platform['overlays'], arrive: () => Promise<void>, importLater: ImportLater) {
  return {
    openPalette: lazyOverlay(overlays, async () => {
      await arrive();
      return importLater(async ({ imports }) => (await imports.palette()).Palette);
    }),
    openList: lazyOverlay(overlays, async () => {
      await arrive();
      return importLater(async ({ imports }) => (await imports.shortcutList()).ShortcutList);
    }),
  };
}
