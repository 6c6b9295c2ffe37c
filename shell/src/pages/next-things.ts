import type { PageName } from '@careline/shared';
import {
  needsAttention,
  type PaymentMethod,
  type Profile,
  profileCompleteness,
  type Subscription,
  subscriptionMessageKey,
} from '@careline/shared/api';

export interface DashboardFacts {
  readonly profile: Profile | null | undefined;
  readonly subscriptions: readonly Subscription[] | undefined;
  readonly paymentMethods: readonly PaymentMethod[] | undefined;
}

/** Something that a professional should do next, with where to do it. */
export type NextThing =
  | { readonly kind: 'profile'; readonly page: PageName; readonly missing: number }
  | {
      readonly kind: 'subscription';
      readonly id: string;
      readonly page: PageName;
      readonly message: ReturnType<typeof subscriptionMessageKey>;
    }
  | {
      readonly kind: 'card';
      readonly id: string;
      readonly page: PageName;
      readonly lastFour: string;
      readonly isExpired: boolean;
    }
  | { readonly kind: 'conditions'; readonly page: PageName };

/** The most pressing first: what stops calls, what will stop payments, what patients miss. Data that are not loaded demand nothing. */
export function nextThings(
  { profile, subscriptions, paymentMethods }: DashboardFacts,
  today: Date,
): readonly NextThing[] {
  const things: NextThing[] = [];
  for (const subscription of subscriptions?.filter(needsAttention) ?? []) {
    things.push({
      kind: 'subscription',
      id: subscription.id,
      page: 'billing',
      message: subscriptionMessageKey(subscription),
    });
  }
  for (const card of paymentMethods ?? []) {
    const months = monthsLeft(card, today);
    if (months !== undefined && months <= 1) {
      things.push({
        kind: 'card',
        id: card.id,
        page: 'payment-methods',
        lastFour: card.last_four ?? '',
        isExpired: months < 0,
      });
    }
  }
  if (profile === undefined) return things;
  const { complete, missing } = profileCompleteness(profile);
  if (!complete) things.push({ kind: 'profile', page: 'personal-information', missing: missing.length });
  if (profile && profile.personalized_conditions.length === 0) things.push({ kind: 'conditions', page: 'conditions' });
  return things;
}

/** Whole months until a card's last month is over; negative once it is. */
function monthsLeft(card: PaymentMethod, today: Date): number | undefined {
  if (!card.exp_month || !card.exp_year) return undefined;
  return (card.exp_year - today.getFullYear()) * 12 + card.exp_month - (today.getMonth() + 1);
}
