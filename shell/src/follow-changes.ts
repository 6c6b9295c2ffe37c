import { forwardingNumbersQuery, queryKeys } from '@careline/shared/api';
import { type HostPlatform, listChanges } from '@careline/shared/host';
import { rememberFirstNumber } from './pages/first-number';

/**
 * Lets the guards decide again when a remote has changed a list that they judge by, so that a step that is complete leads on. Only where a step
 * stands: a professional at work in the dashboard is led away by the next move at the earliest, not from under her hands. The last number is
 * another matter: without one the dashboard is closed (R57), and better now than with a search half typed.
 */
export function followChanges(
  {
    api,
    events,
    navigation,
    drafts,
    cache,
    session,
  }: Pick<HostPlatform, 'api' | 'events' | 'navigation' | 'drafts' | 'cache' | 'session'>,
  isOnboarding: () => boolean,
): void {
  const hasNoNumber = () =>
    cache.made()?.getQueryData(forwardingNumbersQuery(api, session.identity().userId).queryKey)?.length === 0;
  // Before the guards lead to the page that shows it.
  events.on('number.changed').subscribe(({ id, change, price }) => {
    if (change === 'purchased' && isOnboarding()) rememberFirstNumber(drafts, { id, price });
    if (change === 'deleted' && !isOnboarding() && hasNoNumber()) void navigation.rerunGuards();
  });
  // The failed charge may have paused the subscription.
  events.on('number.purchase-failed').subscribe(() => {
    void cache.made()?.invalidateQueries({ queryKey: queryKeys.subscriptions });
  });
  for (const name of listChanges) {
    events.on(name).subscribe(() => {
      if (isOnboarding()) void navigation.rerunGuards();
    });
  }
}
