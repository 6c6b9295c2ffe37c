import type { PaymentMethod } from './payment-method';

/** Names that cards go by in every language; the API uses Stripe's codes. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'Cartes Bancaires',
};

type NamedCard = Pick<PaymentMethod, 'brand' | 'last_four'>;

/** "Visa •••• 4242"; `fallback` names a card whose brand is not known, which has no name without it. */
export function cardName(card: NamedCard, fallback: string): string;
export function cardName(card: NamedCard): string | undefined;
export function cardName({ brand, last_four }: NamedCard, fallback?: string): string | undefined {
  const isKnown = brand !== '' && brand !== 'unknown';
  const name = isKnown ? (brandNames[brand.toLowerCase()] ?? brand) : fallback;
  return name === undefined ? undefined : `${name} •••• ${last_four}`;
}
