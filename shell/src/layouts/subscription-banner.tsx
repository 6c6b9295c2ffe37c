import { usePagePath, usePlatform, useQuery, useTexts } from '@careline/shared';
import { needsAttention, subscriptionMessageKey, subscriptionsQuery } from '@careline/shared/api';
import { Alert, LinkButton } from '@careline/shared/ui';
import { useHere } from '../site-context';
import { SubscriptionMessage } from './subscription-message';

/** Says on every dashboard page that a subscription needs attention (R113). It only reads what the guard has loaded. */
export function SubscriptionBanner() {
  const { t } = useTexts();
  const { api } = usePlatform();
  const { path } = useHere();
  const billing = usePagePath()('billing');
  const { data } = useQuery({ ...subscriptionsQuery(api), enabled: false });
  const troubled = data?.subscriptions.find(needsAttention);
  if (!troubled) return null;
  return (
    <Alert
      tone="warning"
      shape="banner"
      title={t('banner.title')}
      action={path === billing ? undefined : <LinkButton href={billing}>{t('banner.action')}</LinkButton>}
    >
      <SubscriptionMessage message={subscriptionMessageKey(troubled)} />
    </Alert>
  );
}
