import { useTexts } from '@careline/shared';
import { needsAttention, type Subscription } from '@careline/shared/api';
import { Button } from '@careline/shared/ui';
import { formatAmount } from '../money/format-amount';
import { monthlyPrice } from './monthly-price';
import styles from './subscription.module.css';
import type { SubscriptionChange } from './use-subscription-changes';

export interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  /** Name of the card that will be charged. */
  readonly payingCard: string | undefined;
  /** What is under way; see useSubscriptionChanges. */
  readonly running: string | undefined;
  readonly onChange: (change: SubscriptionChange) => void;
  readonly onUpdatePayment: () => void;
  readonly onCheckAgain: () => void;
}

/** What a subscription's status lets the professional do, each with its consequence above the buttons. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, payingCard, running, onChange, onUpdatePayment, onCheckAgain } = props;
  const { t } = useTexts();
  const { status, id } = subscription;
  const price = monthlyPrice(subscription);
  const isStopped = status === 'paused' || status === 'cancelled';
  const known = price !== undefined && payingCard !== undefined;

  const button = (change: SubscriptionChange, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button
      variant={variant}
      onClick={() => onChange(change)}
      busy={running === `${change}:${id}`}
      busyText={t(`subscription.${change}.busy`)}
    >
      {t(`subscription.${change}.button`)}
    </Button>
  );
  return (
    <>
      {status === 'active' ? <p className={styles.consequence}>{t('subscription.pause.consequence')}</p> : null}
      {isStopped ? (
        <p className={styles.consequence}>
          {known
            ? t('subscription.reactivate.charged', {
                price: formatAmount(price, subscription.currency),
                card: payingCard,
              })
            : t('subscription.reactivate.consequence')}
        </p>
      ) : null}
      <div className={styles.actions}>
        {isStopped ? button('reactivate', 'primary') : null}
        {needsAttention(subscription) ? (
          <>
            <Button variant="primary" onClick={onUpdatePayment}>
              {t('subscription.updatePayment')}
            </Button>
            <Button onClick={onCheckAgain}>{t('subscription.checkAgain')}</Button>
          </>
        ) : null}
        {status === 'active' ? button('pause', 'secondary') : null}
        {status === 'cancelled' ? null : button('cancel', 'ghost')}
      </div>
    </>
  );
}
