import { useTexts } from '@careline/shared';
import { needsAttention, type Subscription } from '@careline/shared/api';
import { Button, Inline, Text } from '@careline/shared/ui';
import { useId } from 'react';
import type { Reactivation } from '../api/subscriptions/reactivation';
import type { SubscriptionChange } from '../api/subscriptions/subscription-changes';
import { useReactivationCharge } from './reactivation-charge';
import styles from './subscription.module.css';

export interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  /** Whether this is the phone that the page is about; its way on is the one primary button. */
  readonly isMain: boolean;
  /** Without a card nothing can be charged: it comes first. */
  readonly hasCards: boolean;
  /** What a change brings, in words, and what its button says; see useSubscriptionQuestions. */
  readonly consequenceOf: (change: NamedChange) => string;
  readonly buttonText: (change: NamedChange) => string;
  /** What is under way; see useSubscriptionChanges. `quote` and the subscription's id, while what reactivating charges is asked for. */
  readonly running: string | undefined;
  readonly onChange: (change: NamedChange) => void;
  readonly onUpdatePayment: () => void;
  /** The subscription is being asked for again. */
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** `charge` is what reactivating charges, where the server tells it. */
interface NamedChange {
  readonly name: SubscriptionChange;
  readonly charge: Reactivation | undefined;
}

/** What a subscription's status lets the professional do; the consequence stands above the buttons and is read with them. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, isMain, consequenceOf, buttonText, running, onChange, onUpdatePayment } = props;
  const { hasCards, isChecking, onCheckAgain } = props;
  const { t } = useTexts();
  const told = useId();
  const charge = useReactivationCharge(subscription);
  const { status, id } = subscription;
  const isStopped = status === 'paused' || status === 'cancelled';
  const owes = needsAttention(subscription);
  const isAsking = running === `quote:${id}`;
  const first = isStopped ? 'reactivate' : status === 'active' ? 'pause' : undefined;

  const button = (name: SubscriptionChange, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      aria-describedby={name === first ? told : undefined}
      onClick={() => onChange({ name, charge })}
      busy={running === `${name}:${id}` || (name === 'reactivate' && isAsking)}
      blocked={running !== undefined}
      busyText={t(isAsking ? 'subscription.reactivate.asking' : `subscription.${name}.busy`)}
    >
      {buttonText({ name, charge })}
    </Button>
  );
  return (
    <>
      {first === undefined ? null : (
        <p id={told}>
          <Text tone="muted" size="small">
            {consequenceOf({ name: first, charge })}
          </Text>
        </p>
      )}
      <Inline className={styles.actions ?? ''}>
        {owes || (isStopped && !hasCards) ? (
          <Button variant={isMain ? 'primary' : 'secondary'} onClick={onUpdatePayment}>
            {t(hasCards ? 'subscription.updatePayment' : 'cards.add')}
          </Button>
        ) : null}
        {isStopped ? button('reactivate', isMain && hasCards ? 'primary' : 'secondary') : null}
        {owes ? (
          <Button onClick={onCheckAgain} busy={isChecking} busyText={t('subscription.checked.checking')}>
            {t('subscription.checkAgain')}
          </Button>
        ) : null}
        {status === 'active' ? button('pause', 'secondary') : null}
        {status === 'cancelled' ? null : button('cancel', 'secondary')}
      </Inline>
    </>
  );
}
