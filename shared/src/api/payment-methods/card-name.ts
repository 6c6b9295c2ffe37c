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

/** "Visa"; undefined where the brand is not known. */
export function cardBrand({ brand }: Pick<PaymentMethod, 'brand'>): string | undefined {
  return brand === '' || brand === 'unknown' ? undefined : (brandNames[brand.toLowerCase()] ?? brand);
}

/** "Visa •••• 4242"; `fallback` names a card whose brand is not known. */
export function cardName(card: Pick<PaymentMethod, 'brand' | 'last_four'>, fallback: string): string {
  return `${cardBrand(card) ?? fallback} •••• ${card.last_four}`;
}
