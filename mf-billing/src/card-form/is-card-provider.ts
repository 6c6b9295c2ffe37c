import type { Stripe } from '@stripe/stripe-js';

const required = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment'];

/** The check that Stripe's React components make of what they are given; the stand-in has to pass it too. */
export function isCardProvider(value: unknown): value is Stripe {
  if (typeof value !== 'object' || value === null) return false;
  return required.every((name) => typeof Reflect.get(value, name) === 'function');
}
