import { localeTags, useLocale, useTexts } from '@careline/shared';
import type { PaymentMethod } from '@careline/shared/api';
import { cardName } from '@careline/shared/lists';
import { Badge, Button, CreditCardIcon, Facts, formatDate, Item, WarningIcon } from '@careline/shared/ui';
import { useId } from 'react';
import { cardExpiry, expiryText } from './card-expiry';

export interface CardRowProps {
  readonly card: PaymentMethod;
  /** What is under way; see useCardChanges. */
  readonly running: string | undefined;
  readonly onMakeDefault: () => void;
  readonly onRemove: () => void;
}

/** One saved card. */
export function CardRow({ card, running, onMakeDefault, onRemove }: CardRowProps) {
  const { t } = useTexts();
  const locale = useLocale();
  const nameId = useId();
  const expires = expiryText(card);
  const expiry = cardExpiry(card, new Date());
  const facts = [
    expires === undefined ? undefined : t('cards.expires', { date: expires }),
    card.created_at === undefined
      ? undefined
      : t('cards.added', { date: formatDate(card.created_at, localeTags[locale]) }),
  ].filter((fact) => fact !== undefined);
  return (
    <Item
      icon={<CreditCardIcon />}
      title={<span id={nameId}>{cardName(card, t('cards.card'))}</span>}
      badge={
        <>
          {card.is_default ? <Badge tone="primary">{t('cards.default')}</Badge> : null}
          {expiry === 'valid' ? null : (
            <Badge
              tone={expiry === 'expired' ? 'error' : 'warning'}
              icon={<WarningIcon size={14} aria-hidden="true" />}
            >
              {t(expiry === 'expired' ? 'cards.expired' : 'cards.expiresSoon')}
            </Badge>
          )}
        </>
      }
      actions={
        <>
          {card.is_default ? null : (
            <Button
              size="small"
              variant="ghost"
              aria-describedby={nameId}
              onClick={onMakeDefault}
              busy={running === `default:${card.id}`}
              blocked={running !== undefined}
              busyText={t('cards.makingDefault')}
            >
              {t('cards.makeDefault')}
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            aria-describedby={nameId}
            onClick={onRemove}
            busy={running === `remove:${card.id}`}
            blocked={running !== undefined}
            busyText={t('cards.removing')}
          >
            {t('cards.remove')}
          </Button>
        </>
      }
    >
      <Facts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
    </Item>
  );
}
