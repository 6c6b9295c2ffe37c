import type { PaymentMethod } from './payment-method';

/** The card that subscriptions and numbers are charged to: the default one, or the only one. */
export function payingCard(cards: readonly PaymentMethod[]): PaymentMethod | undefined {
  return cards.find((card) => card.is_default) ?? (cards.length === 1 ? cards[0] : undefined);
}
