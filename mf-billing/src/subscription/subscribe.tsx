import { useTexts } from '@careline/shared';
import { Alert, Button, Inline, Text } from '@careline/shared/ui';
import { useId } from 'react';
import { usePlanPrices } from './plan-prices';
import { PriceList } from './price-list';
import styles from './subscription.module.css';

export interface SubscribeProps {
  /** False while the profile has no verified phone to subscribe. */
  readonly hasPhone: boolean;
  /** Name of the card that will be charged; undefined where there is none. */
  readonly payingCard: string | undefined;
  /** The form for a card stands below, with a main action of its own. */
  readonly isAddingCard: boolean;
  /** What is under way; see useSubscriptionChanges. */
  readonly running: string | undefined;
  readonly onSubscribe: () => void;
  readonly onUpdatePayment: () => void;
}

/** The way to a first subscription: what it costs, what is charged today, then the button that says so. */
export function Subscribe(props: SubscribeProps) {
  const { hasPhone, payingCard, isAddingCard, running, onSubscribe, onUpdatePayment } = props;
  const { t } = useTexts();
  const { monthly, today } = usePlanPrices();
  const consequence = useId();
  return (
    <>
      {hasPhone ? null : <Alert tone="info">{t('subscription.subscribe.needsPhone')}</Alert>}
      <PriceList />
      <p id={consequence}>
        <Text tone="muted" size="small">
          {payingCard === undefined
            ? t('subscription.subscribe.needsCard')
            : t(`subscription.subscribe.${monthly === undefined ? 'unpriced' : 'charged'}`, {
                card: payingCard,
                monthly,
              })}
        </Text>
      </p>
      <Inline className={styles.actions ?? ''}>
        {/* Without a card nothing can be charged: it comes first. */}
        {payingCard === undefined ? (
          <Button variant={isAddingCard ? 'secondary' : 'primary'} onClick={onUpdatePayment}>
            {t('cards.add')}
          </Button>
        ) : null}
        <Button
          variant={payingCard === undefined ? 'secondary' : 'primary'}
          aria-describedby={consequence}
          onClick={onSubscribe}
          busy={running === 'subscribe'}
          blocked={running !== undefined}
          busyText={t('subscription.subscribe.busy')}
        >
          {today === undefined || payingCard === undefined
            ? t('subscription.subscribe.button')
            : t('subscription.subscribe.priced', { amount: today })}
        </Button>
      </Inline>
    </>
  );
}
