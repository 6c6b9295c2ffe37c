import { type HostPlatform, listChanges } from '@careline/shared/host';
import { rememberFirstNumber } from './pages/first-number';

/**
 * Lets the guards decide again when a remote has changed a list that they judge by, so that a step that is complete leads on. Only where a step
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
  for (const name of listChanges) {
    events.on(name).subscribe(() => {
      if (isOnboarding()) void navigation.rerunGuards();
    });
  }
}
