import { needsAttention, type PaymentMethod, type Subscription } from '@careline/shared/api';
import { payingCard } from '@careline/shared/lists';
import { cardExpiry } from './card-expiry';

/** Whether the card pays for an active subscription; undefined where that is not known, as without the subscriptions, or of several cards of which none is the default one. */
export function paysActiveSubscription(
  card: PaymentMethod,
  cards: readonly PaymentMethod[],
  subscriptions: readonly Subscription[] | undefined,
): boolean | undefined {
  const payer = payingCard(cards);
  const isPaid = subscriptions?.some((subscription) => subscription.status === 'active');
  if (payer === undefined) return isPaid && undefined;
  return payer.id === card.id && isPaid;
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
