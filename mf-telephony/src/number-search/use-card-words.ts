import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { paymentMethodsQuery } from '@careline/shared/api';
import { cardName, payingCard } from '@careline/shared/lists';

/** The card that is charged, as it stands in a sentence: "Visa •••• 4242", or "your card" where nobody knows which. */
export function useCardWords(): string {
  const { api } = usePlatform();
  const { t } = useTexts();
  const { data: cards = [] } = useQuery(paymentMethodsQuery(api));
  const card = payingCard(cards);
  const name = card && cardName(card);
  return name === undefined ? t('purchase.question.yourCard') : t('purchase.question.namedCard', { card: name });
}
