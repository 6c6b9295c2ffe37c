import { needsAttention, type PaymentMethod, type Subscription } from '@careline/shared/api';
import { payingCard } from '@careline/shared/lists';
import { cardExpiry } from './card-expiry';

/** Whether removing the card leaves an active subscription unpaid; undefined where that is not known, as without the subscriptions. */
export function paysActiveSubscription(
  card: PaymentMethod,
  cards: readonly PaymentMethod[],
  subscriptions: readonly Subscription[] | undefined,
): boolean | undefined {
  return payingCard(cards)?.id === card.id && subscriptions?.some((subscription) => subscription.status === 'active');
}

/** Whether the next payment needs another card than the one that pays now: it expires, or a payment has failed already. */
export function needsNewPayer(
  cards: readonly PaymentMethod[],
  subscriptions: readonly Subscription[],
  now: Date,
): boolean {
  const card = payingCard(cards);
  return card === undefined || cardExpiry(card, now) !== 'valid' || subscriptions.some(needsAttention);
}
