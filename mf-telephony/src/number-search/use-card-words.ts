import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { paymentMethodsQuery } from '@careline/shared/api';
import { cardName, payingCard } from '@careline/shared/lists';

/** The card that is charged, as it stands in a sentence: "Visa •••• 4242", or that it is the default one where no more is known. */
export function useCardWords(): string {
  const { api } = usePlatform();
  const { t } = useTexts();
  const { data: cards = [] } = useQuery(paymentMethodsQuery(api));
  const card = payingCard(cards);
  const name = card && cardName(card);
  return name === undefined ? t('purchase.question.defaultCard') : t('purchase.question.namedCard', { card: name });
}
