import { useTexts } from '@careline/shared';
import { Alert, Button, Inline, Text } from '@careline/shared/ui';

export interface SubscribeProps {
  /** False while the profile has no verified phone to subscribe. */
  readonly hasPhone: boolean;
  /** Name of the card that will be charged. */
  readonly payingCard: string | undefined;
  /** What is under way; see useSubscriptionChanges. */
  readonly running: string | undefined;
  readonly onSubscribe: () => void;
  readonly onUpdatePayment: () => void;
}

/** The way to a first subscription: what it brings, what is charged, then the button. */
export function Subscribe({ hasPhone, payingCard, running, onSubscribe, onUpdatePayment }: SubscribeProps) {
  const { t } = useTexts();
  return (
    <>
      {hasPhone ? null : <Alert tone="info">{t('subscription.subscribe.needsPhone')}</Alert>}
      <p>
        <Text tone="muted" size="small">
          {payingCard === undefined
            ? t('subscription.subscribe.needsCard')
            : t('subscription.subscribe.charged', { card: payingCard })}
        </Text>
      </p>
      <Inline>
        <Button
          variant="primary"
          onClick={onSubscribe}
          busy={running === 'subscribe'}
          blocked={running !== undefined}
          busyText={t('subscription.subscribe.busy')}
        >
          {t('subscription.subscribe.button')}
        </Button>
        {payingCard === undefined ? <Button onClick={onUpdatePayment}>{t('subscription.updatePayment')}</Button> : null}
      </Inline>
    </>
  );
}
