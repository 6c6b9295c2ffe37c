import type { Store } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import type { CompletedBefore } from './guards/completed-before';
import type { SiteModules } from './modules';
import type { SiteCode } from './remotes/site-code';
import { createRouteTable } from './routes/create-route-table';
import { routeAt } from './routes/route-table';
import type { Target } from './routes/target';
import type { EntryFrame } from './site-context';

export interface EntryFrameParts {
  readonly entry: Target;
  readonly registry: Pick<Store<SiteRegistry>, 'getSnapshot'>;
  readonly completed: Pick<CompletedBefore, 'has'>;
  readonly code: Pick<SiteCode['shell'], 'page'>;
  readonly modules: Pick<SiteModules, 'loadLayout'>;
}

/**
 * Open to who was complete on this device and enters a page of the dashboard, so that the way to every page is there while the lists are on
 * theirs. Everybody else may be led elsewhere and sees nothing of it.
 */
export function createEntryFrame({ entry, registry, completed, code, modules }: EntryFrameParts): EntryFrame {
  return {
    isOpenTo: (userId) =>
      completed.has(userId) && routeAt(createRouteTable(registry.getSnapshot()), entry.path)?.layout === 'dashboard',
    load: async () => {
      try {
        await code.page(entry);
        await modules.loadLayout('dashboard');
      } catch {
        // Told where the page is loaded.
      }
    },
  };
}
