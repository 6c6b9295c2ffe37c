import { useAnnounceFailure, useNotice, useOneAtATime, usePlatform } from '@careline/shared';
import type { Subscription } from '@careline/shared/api';
import { changeSubscription, type SubscriptionChange, subscribePhone } from '../api/subscriptions/subscription-changes';

/** What can be done with a phone's subscription, each with its notice; happens once, whatever was clicked, lost or open in another tab; `onDone` follows every success. */
export function useSubscriptionChanges(onDone: () => void) {
  const platform = usePlatform();
  const tell = useNotice();
  const { running, run } = useOneAtATime();
  const announceFailure = useAnnounceFailure();

  async function subscribe(phoneId: string | undefined): Promise<void> {
    try {
      if (await subscribePhone(platform, phoneId)) onDone();
    } catch (error) {
      announceFailure('subscription.toasts.error', error);
    }
  }

  async function change(name: SubscriptionChange, { id }: Subscription): Promise<void> {
    try {
      const isSettled = await changeSubscription(platform, name, id);
      if (isSettled)
        tell({
          title: `subscription.toasts.${name}.title`,
          description: `subscription.toasts.${name}.text`,
          color: 'success',
        });
      else tell({ title: 'cards.stillOwed.title', color: 'warning' });
    } catch (error) {
      announceFailure('subscription.toasts.error', error);
      return;
    }
    onDone();
  }

  return {
    /** `subscribe`, or the change and the subscription's id, while that is under way. */
    running,
    subscribe: (phoneId: string | undefined) => run('subscribe', () => subscribe(phoneId)),
    change: (name: SubscriptionChange, subscription: Subscription) =>
      run(`${name}:${subscription.id}`, () => change(name, subscription)),
  };
}
