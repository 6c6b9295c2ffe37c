import type { HostPlatform } from '@careline/shared/host';
import type { Reload } from './reload-guard';

export interface LostChunkParts {
  readonly page: Window;
  readonly platform: Pick<HostPlatform, 'events'>;
  /** Whether somebody else answers for what is loaded now. */
  readonly isAnswered: () => boolean;
  readonly reload: Reload;
}

/** How long a pane has to say that the chunk was its own, in ms. */
const PATIENCE_MS = 250;

/** A chunk that does not come when somebody uses a part of a page: the document is loaded anew, once, unless the pane of a remote heals it or says so itself. */
export function followLostChunks({ page, platform, isAnswered, reload }: LostChunkParts): void {
  page.addEventListener('vite:preloadError', () => {
    if (isAnswered()) return;
    const timer = page.setTimeout(() => {
      pane.unsubscribe();
      if (!isAnswered()) reload(page.location.href);
    }, PATIENCE_MS);
    const pane = platform.events.on('remote.failed').subscribe(() => {
      page.clearTimeout(timer);
      pane.unsubscribe();
    });
  });
}
