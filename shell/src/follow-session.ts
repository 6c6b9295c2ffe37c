import { type HostPlatform, isOnboardingList } from '@careline/shared/host';

/**
 * Lets the guards decide again when what they decided by has changed by itself: the session ended, here or in another tab, or a list that
 * had failed was loaded by a Retry (PD10, PD20). A question to the user whose session ended is answered by nobody else.
 */
export function followSession({
  api,
  events,
  cache,
  navigation,
  overlays,
  toasts,
}: Pick<HostPlatform, 'api' | 'events' | 'cache' | 'navigation' | 'overlays' | 'toasts'>): void {
  events.on('session.signed-out').subscribe(({ reason }) => {
    overlays.closeAll();
    // A notice that waits in a tab behind would tell the next user of this one's affairs. Who ends it here is still there.
    if (reason === 'other-tab' || reason === 'other-user') for (const { id } of toasts.getSnapshot()) toasts.close(id);
    void navigation.rerunGuards();
  });
  const failed = new Set<string>();
  cache.onMade((queries) => {
    queries.getQueryCache().subscribe(({ query }) => {
      if (!isOnboardingList(api, query.queryKey)) return;
      if (query.state.status === 'error') failed.add(query.queryHash);
      else if (query.state.status === 'success' && failed.delete(query.queryHash)) void navigation.rerunGuards();
    });
  });
}
