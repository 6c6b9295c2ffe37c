import type { MessageText } from '../texts/message';

/** What a charge needs to know of a stored card. */
export type Card = { lastFour: string; expMonth: number; expYear: number; stripePaymentMethodId: string };

export type ChargeOutcome = { paid: true } | { paid: false; reason: MessageText };

/** The part of a card payment provider that this API uses. Amounts are whole cents. */
export interface CardProvider {
  /** Checks a card before it is stored; the reason is shown to the user. */
  attach(card: Card, at: Date): ChargeOutcome;
  charge(card: Card, cents: number, at: Date): ChargeOutcome;
  newSubscriptionId(): string;
}
