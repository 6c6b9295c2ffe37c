import type { PaymentMethod } from '@careline/shared/api';

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

/** "Visa •••• 4242"; `fallback` names a card whose brand is not known. */
export function cardName({ brand, last_four }: Pick<PaymentMethod, 'brand' | 'last_four'>, fallback: string): string {
  const known = brand === '' || brand === 'unknown' ? fallback : (brandNames[brand.toLowerCase()] ?? brand);
  return `${known} •••• ${last_four}`;
}
