import type { HostPlatform } from '@careline/shared/host';
import type { Reload } from './reload-guard';

export interface LostChunkParts {
  readonly page: Window;
  readonly platform: Pick<HostPlatform, 'events'>;
  /** Whether somebody else answers for what is loaded now. */
  readonly isAnswered: () => boolean;
  readonly reload: Reload;
}

/** How long a pane has to say that the chunk was its own, in ms; so long after that, other chunks of it may fail. */
const PATIENCE_MS = 250;

/** A chunk that does not come when somebody uses a part of a page: the document is loaded anew, once, unless the pane of a remote heals it or says so itself. */
export function followLostChunks({ page, platform, isAnswered, reload }: LostChunkParts): void {
  let timer: number | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  platform.events.on('remote.failed').subscribe(({ phase }) => {
    if (phase === 'unmount') return;
    toldAt = page.performance.now();
    page.clearTimeout(timer);
  });
  page.addEventListener('vite:preloadError', () => {
    if (isAnswered() || page.performance.now() - toldAt < PATIENCE_MS) return;
    page.clearTimeout(timer);
    timer = page.setTimeout(() => {
      if (!isAnswered()) reload(page.location.href);
    }, PATIENCE_MS);
  });
}
