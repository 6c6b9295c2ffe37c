import { type ProfilePhone, type Subscription, subscriptionOfPhone } from '@careline/shared/api';
import { phoneIdOf } from '../phones/subscribed-phones';

export interface ShownSubscriptions {
  /** Of the phone that is or can be subscribed; one that names no phone counts as its own. */
  readonly own: Subscription | undefined;
  /** Of other phones, and whatever else may still cost money; cancelled ones only where they are their phone's last. */
  readonly others: readonly Subscription[];
}

/** What the panel shows of all subscriptions (PD41). */
export function shownSubscriptions(
  subscriptions: readonly Subscription[],
  phone: ProfilePhone | undefined,
): ShownSubscriptions {
  const own =
    subscriptionOfPhone(subscriptions, phone?.id) ?? subscriptions.find((one) => phoneIdOf(one) === undefined);
  const others = subscriptions.filter((one) => {
    if (one.id === own?.id) return false;
    return one.status !== 'cancelled' || subscriptionOfPhone(subscriptions, phoneIdOf(one))?.id === one.id;
  });
  return { own, others };
}
