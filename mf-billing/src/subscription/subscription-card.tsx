import { usePlatform, useTexts } from '@careline/shared';
import { needsAttention, type Subscription, subscriptionMessageKey } from '@careline/shared/api';
import { Alert, Card, Inline, Stack } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { AttentionMark, StatusBadge } from './status-badge';
import styles from './subscription.module.css';
import { SubscriptionFacts } from './subscription-facts';

export interface SubscriptionCardProps {
  /** The phone's number, as people write it. */
  readonly phone: string;
  readonly subscription: Subscription | undefined;
  /** What can be done; see SubscriptionActions. */
  readonly children: ReactNode;
}

/** One phone: its status with the message that belongs to it (R116–R122), what it costs, and what can be done. */
export function SubscriptionCard({ phone, subscription, children }: SubscriptionCardProps) {
  const { t } = useTexts();
  const { supportEmail } = usePlatform().config;
  const key = subscriptionMessageKey(subscription);
  const message = t(key, { ns: 'shared' });
  // The message tells to contact support: so here is where.
  const support =
    key === 'api.subscription.inactive' && supportEmail !== undefined ? (
      <a href={`mailto:${supportEmail}`}>{t('subscription.support')}</a>
    ) : undefined;
  return (
    <Card
      // Beside two marks on a phone's screen a number broke into three lines.
      title={/\d/.test(phone) ? <span className={styles.number}>{phone}</span> : phone}
      actions={
        subscription === undefined ? undefined : (
          <Inline>
            <AttentionMark status={subscription.status} />
            <StatusBadge status={subscription.status} />
          </Inline>
        )
      }
    >
      <Stack>
        {subscription !== undefined && needsAttention(subscription) ? (
          <Alert tone="warning" action={support}>
            {message}
          </Alert>
        ) : (
          <p>
            <span>{message}</span> {support}
          </p>
        )}
        {subscription === undefined ? null : <SubscriptionFacts subscription={subscription} />}
        {children}
      </Stack>
    </Card>
  );
}
