import { useTexts } from '@careline/shared';
import type { PaymentMethod } from '@careline/shared/api';
import { ItemList } from '@careline/shared/ui';
import { CardRow } from './card-row';

export interface CardListProps {
  readonly cards: readonly PaymentMethod[];
  /** What is under way; see useCardChanges. */
  readonly running: string | undefined;
  readonly onMakeDefault: (card: PaymentMethod) => void;
  readonly onRemove: (card: PaymentMethod) => void;
}

/** The saved cards, the one that pays first. */
export function CardList({ cards, running, onMakeDefault, onRemove }: CardListProps) {
  const { t } = useTexts();
  return (
    <ItemList label={t('cards.title')}>
      {cards
        .toSorted((one, other) => Number(other.is_default) - Number(one.is_default))
        .map((card) => (
          <CardRow
            key={card.id}
            card={card}
            running={running}
            onMakeDefault={() => onMakeDefault(card)}
            onRemove={() => onRemove(card)}
          />
        ))}
    </ItemList>
  );
}
