import { randomUUID } from 'node:crypto';
import type { MessageText } from '../texts/message';
import type { Card, CardProvider, ChargeOutcome } from './card-provider';

// Last four digits of Stripe's documented test cards, and what each of them answers.
const declinedWhenAttached: Readonly<Record<string, MessageText>> = {
  '0002': 'Your card was declined.',
  '9995': 'Your card has insufficient funds.',
  '9987': 'Your card was declined: it was reported lost.',
  '9979': 'Your card was declined: it was reported stolen.',
  '0069': 'Your card has expired.',
  '0127': "Your card's security code is incorrect.",
  '0119': 'An error occurred while processing your card. Try again in a little bit.',
  '6975': 'Your card was declined for making repeated attempts too frequently.',
};
const declinedWhenCharged: Readonly<Record<string, MessageText>> = {
  '0341': 'Your card was declined.',
  '3220': 'Your card needs authentication, which cannot be asked for while you are away.',
  '3155': 'Your card needs authentication, which cannot be asked for while you are away.',
};
const declinedIds: Readonly<Record<string, MessageText>> = {
  pm_card_visa_chargeDeclined: 'Your card was declined.',
  pm_card_chargeDeclined: 'Your card was declined.',
  pm_card_chargeDeclinedInsufficientFunds: 'Your card has insufficient funds.',
  pm_card_chargeDeclinedExpiredCard: 'Your card has expired.',
};

/** Stands in for Stripe: takes no money, and answers for its test cards as Stripe does. */
export const localCardProvider: CardProvider = {
  attach: (card, at) =>
    outcome(expired(card, at) ?? declinedIds[card.stripePaymentMethodId] ?? declinedWhenAttached[card.lastFour]),
  charge: (card, _cents, at) => outcome(expired(card, at) ?? declinedWhenCharged[card.lastFour]),
  newSubscriptionId: () => `sub_${randomUUID().replaceAll('-', '').slice(0, 24)}`,
};

function outcome(reason: MessageText | undefined): ChargeOutcome {
  return reason === undefined ? { paid: true } : { paid: false, reason };
}

/** A card is good to the end of its month. */
function expired(card: Card, at: Date): MessageText | undefined {
  return at.getTime() >= Date.UTC(card.expYear, card.expMonth, 1) ? 'Your card has expired.' : undefined;
}
