import { useTexts } from '@careline/shared';
import { needsAttention } from '@careline/shared/api';
import { subscriptionStatuses } from '@careline/shared/lists';
import { Badge, type Tone } from '@careline/shared/ui';

const tones: Readonly<Record<string, Tone>> = {
  active: 'success',
  paused: 'gray',
  cancelled: 'gray',
  past_due: 'warning',
  incomplete: 'warning',
  unpaid: 'error',
};

/** A subscription's status in words; one that is not listed is shown as the server says it. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = useTexts();
  const known = subscriptionStatuses.find((one) => one === status);
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {known === undefined ? status : t(`subscription.status.${known}`)}
    </Badge>
  );
}

/** The mark of past due, incomplete and unpaid (R113). */
export function AttentionMark({ status }: { readonly status: string }) {
  const { t } = useTexts();
  return needsAttention({ status }) ? <Badge tone="error">{t('subscription.attention')}</Badge> : null;
}
