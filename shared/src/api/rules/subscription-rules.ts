import { toCents } from '../../money/money';
import type { Profile, ProfilePhone } from '../profile/profile';
import type { Subscription } from '../subscriptions/subscription';

const ATTENTION = ['past_due', 'incomplete', 'unpaid'];
const MESSAGES = ['active', 'past_due', 'cancelled', 'paused', 'incomplete'] as const;

/** Text key of a subscription's message, in the `shared` namespace (R116–R122). */
export type SubscriptionMessageKey = `api.subscription.${'none' | (typeof MESSAGES)[number] | 'inactive'}`;

/** What to say about a phone by its subscription, or about its having none (R116–R122). */
export function subscriptionMessageKey(subscription: Subscription | undefined): SubscriptionMessageKey {
  if (!subscription) return 'api.subscription.none';
  return `api.subscription.${MESSAGES.find((status) => status === subscription.status) ?? 'inactive'}`;
}

/** past_due, incomplete and unpaid (R113). */
export function needsAttention(subscription: Pick<Subscription, 'status'>): boolean {
  return ATTENTION.includes(subscription.status);
}

/** What a subscription costs a month, in whole currency units: its fee, or the amount in its place (R114). Undefined where the API does not say. */
export function monthlyPrice({
  monthly_fee,
  amount,
}: Pick<Subscription, 'monthly_fee' | 'amount'>): number | undefined {
  return monthly_fee ?? amount;
}

/** What all active subscriptions cost a month, in whole cents; others cost nothing (R114). */
export function totalMonthlyCost(subscriptions: readonly Subscription[]): number {
  return subscriptions
    .filter((subscription) => subscription.status === 'active')
    .reduce((cents, subscription) => cents + toCents(monthlyPrice(subscription) ?? 0), 0);
}

/**
 * The subscription of a phone, by the phone's own id or its telephony id; of several the active one, else the newest
 * (PD41).
 */
export function subscriptionOfPhone(
  subscriptions: readonly Subscription[],
  phoneId: string | undefined,
): Subscription | undefined {
  if (phoneId === undefined) return undefined;
  const own = subscriptions
    .filter((one) => one.phone_number_id === phoneId || one.twilio_phone_number_id === phoneId)
    .toSorted((one, other) => startOf(other) - startOf(one));
  return own.find((one) => one.status === 'active') ?? own[0];
}

function startOf(subscription: Subscription): number {
  return Date.parse(subscription.created_at ?? subscription.start_date ?? '') || 0;
}

/** The phone that a subscription is for: the primary verified one, else the first verified (PD41). */
export function phoneToSubscribe(profile: Profile | null | undefined): ProfilePhone | undefined {
  const verified = profile?.phone_numbers.filter((phone) => phone.is_verified) ?? [];
  return verified.find((phone) => phone.is_primary) ?? verified[0];
}
