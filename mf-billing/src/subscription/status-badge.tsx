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

/** A subscription's status in words: one that is not listed as the server says it, none as unknown. */
export function statusWords(status: string, t: ReturnType<typeof useTexts>['t']): string {
  const known = subscriptionStatuses.find((one) => one === status);
  if (known !== undefined) return t(`subscription.status.${known}`);
  return status === '' ? t('subscription.status.unknown') : status;
}

/** A subscription's status. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = useTexts();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {statusWords(status, t)}
    </Badge>
  );
}

/** The mark of past due, incomplete and unpaid (R113). */
export function AttentionMark({ status }: { readonly status: string }) {
  const { t } = useTexts();
  return needsAttention({ status }) ? (
    <Badge tone="error" dot>
      {t('subscription.attention')}
    </Badge>
  ) : null;
}
