import type { PaymentMethod, Subscription } from '@careline/shared/api';

/** Whether removing the card leaves an active subscription unpaid: it is the default one, or the only one. */
export function paysActiveSubscription(
  card: PaymentMethod,
  cards: readonly PaymentMethod[],
  subscriptions: readonly Subscription[],
): boolean {
  const isPaying = card.is_default || cards.length === 1;
  return isPaying && subscriptions.some((subscription) => subscription.status === 'active');
}
