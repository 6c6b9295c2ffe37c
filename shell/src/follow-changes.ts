import type { EventName } from '@careline/shared';
import type { HostPlatform } from '@careline/shared/host';
import { rememberFirstNumber } from './pages/first-number';

/** What the steps of onboarding are judged by, as its owners tell of it. */
const changes = [
  'profile.changed',
  'condition.changed',
  'address.changed',
  'payment-method.changed',
  'subscription.changed',
  'number.changed',
] as const satisfies readonly EventName[];

/**
 * Lets the guards decide again when a remote has changed what they judge by, so that a step that is complete leads on. Only where a step
 * stands: a professional at work in the dashboard is led away by the next move at the earliest, not from under her hands.
 */
export function followChanges(
  { events, navigation, drafts }: Pick<HostPlatform, 'events' | 'navigation' | 'drafts'>,
  isOnboarding: () => boolean,
): void {
  // Before the guards lead to the page that shows it.
  events.on('number.changed').subscribe(({ id, change }) => {
    if (change === 'purchased' && isOnboarding()) rememberFirstNumber(drafts, id);
  });
  for (const name of changes) {
    events.on(name).subscribe(() => {
      if (isOnboarding()) void navigation.rerunGuards();
    });
  }
}
