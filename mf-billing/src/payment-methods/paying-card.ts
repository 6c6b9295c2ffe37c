import type { PaymentMethod, Subscription } from '@careline/shared/api';

/** The card that subscriptions are charged to: the default one, or the only one. */
export function payingCard(cards: readonly PaymentMethod[]): PaymentMethod | undefined {
  return cards.find((card) => card.is_default) ?? (cards.length === 1 ? cards[0] : undefined);
}

/** Whether removing the card leaves an active subscription unpaid. */
export function paysActiveSubscription(
  card: PaymentMethod,
  cards: readonly PaymentMethod[],
  subscriptions: readonly Subscription[],
): boolean {
  return payingCard(cards)?.id === card.id && subscriptions.some((subscription) => subscription.status === 'active');
}
