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

/** The saved cards in the server's order. */
export function CardList({ cards, running, onMakeDefault, onRemove }: CardListProps) {
  const { t } = useTexts();
  return (
    <ItemList label={t('cards.title')}>
      {cards.map((card) => (
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
