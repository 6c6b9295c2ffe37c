import { useTexts } from '@careline/shared';
import { needsAttention, type Subscription } from '@careline/shared/api';
import { Button, formatAmount, Inline, Text } from '@careline/shared/ui';
import type { SubscriptionChange } from '../api/subscriptions/subscription-changes';
import { monthlyPrice } from './monthly-price';

export interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  /** Whether this is the phone that the page is about; its way on is the one primary button. */
  readonly isMain: boolean;
  /** Name of the card that will be charged. */
  readonly payingCard: string | undefined;
  /** What is under way; see useSubscriptionChanges. */
  readonly running: string | undefined;
  /** No other subscription is active: without it the dashboard closes (R57). */
  readonly isOnlyActive: boolean;
  readonly onChange: (change: SubscriptionChange) => void;
  readonly onUpdatePayment: () => void;
  /** The subscription is being asked for again. */
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** What a subscription's status lets the professional do, each with its consequence above the buttons. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, isMain, payingCard, running, isOnlyActive, onChange, onUpdatePayment } = props;
  const { isChecking, onCheckAgain } = props;
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
      blocked={running !== undefined}
      busyText={t(`subscription.${change}.busy`)}
    >
      {t(`subscription.${change}.button`)}
    </Button>
  );
  return (
    <>
      {status === 'active' ? (
        <p>
          <Text tone="muted" size="small">
            {t('subscription.pause.consequence')} {isOnlyActive ? t('subscription.onlyActive') : null}
          </Text>
        </p>
      ) : null}
      {isStopped ? (
        <p>
          <Text tone="muted" size="small">
            {known
              ? t('subscription.reactivate.charged', {
                  price: formatAmount(price, subscription.currency),
                  card: payingCard,
                })
              : t('subscription.reactivate.consequence')}
          </Text>
        </p>
      ) : null}
      <Inline>
        {isStopped ? button('reactivate', isMain ? 'primary' : 'secondary') : null}
        {needsAttention(subscription) ? (
          <>
            <Button variant={isMain ? 'primary' : 'secondary'} onClick={onUpdatePayment}>
              {t('subscription.updatePayment')}
            </Button>
            <Button onClick={onCheckAgain} busy={isChecking}>
              {t('subscription.checkAgain')}
            </Button>
          </>
        ) : null}
        {status === 'active' ? button('pause', 'secondary') : null}
        {status === 'cancelled' ? null : button('cancel', 'ghost')}
      </Inline>
    </>
  );
}
