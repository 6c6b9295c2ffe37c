import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { type PaymentMethod, paymentMethodsQuery } from '@careline/shared/api';

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

/** The card that is charged, as it stands in a sentence: "Visa •••• 4242", or that it is the default one where no more is known. */
export function useCardWords(): string {
  const { api } = usePlatform();
  const { t } = useTexts();
  const { data: cards = [] } = useQuery(paymentMethodsQuery(api));
  const paying = cards.find(({ is_default }) => is_default) ?? (cards.length === 1 ? cards[0] : undefined);
  const card = paying && nameOf(paying);
  return card === undefined ? t('purchase.question.defaultCard') : t('purchase.question.namedCard', { card });
}

function nameOf({ brand, last_four }: PaymentMethod): string | undefined {
  if (brand === '' || brand === 'unknown' || last_four === '') return undefined;
  return `${brandNames[brand.toLowerCase()] ?? brand} •••• ${last_four}`;
}
