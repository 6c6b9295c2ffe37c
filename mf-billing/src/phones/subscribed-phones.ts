import { type Subscription, subscriptionOfPhone } from '@careline/shared/api';

/** The id by which a subscription's calls name its phone: the profile's phone, else the telephony one. */
export function phoneIdOf(subscription: Subscription): string | undefined {
  return subscription.phone_number_id ?? subscription.twilio_phone_number_id;
}

export interface SubscribedPhone {
  readonly phoneId: string;
  /** The one that counts for this phone (PD41). */
  readonly subscription: Subscription;
  /** ISO date of the first subscription that it had, as far as that is told. */
  readonly since: string | undefined;
}

/** Every phone that has or had a subscription, those with an active one first. */
export function subscribedPhones(subscriptions: readonly Subscription[]): readonly SubscribedPhone[] {
  const ids = [...new Set(subscriptions.map(phoneIdOf))];
  return ids
    .flatMap((phoneId) => {
      const subscription = subscriptionOfPhone(subscriptions, phoneId);
      const [since] = subscriptions
        .filter((one) => phoneIdOf(one) === phoneId)
        .flatMap(({ created_at, start_date }) => created_at ?? start_date ?? [])
        .toSorted();
      return phoneId === undefined || subscription === undefined ? [] : [{ phoneId, subscription, since }];
    })
    .toSorted((one, other) => Number(isActive(other)) - Number(isActive(one)));
}

function isActive({ subscription }: SubscribedPhone): boolean {
  return subscription.status === 'active';
}
