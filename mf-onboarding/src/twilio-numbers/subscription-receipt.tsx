import { localeTags, useLocale, useOnboardingData, useTexts } from '@careline/shared';
import { Alert, formatAmount, formatBillingDay } from '@careline/shared/ui';

/** What the step before has bought: its page was left at once, so what it costs stands here (PD63). */
export function SubscriptionReceipt() {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const { lists } = useOnboardingData();
  const active = lists.subscriptions.data?.subscriptions.find(({ status }) => status === 'active');
  if (active === undefined) return null;
  const { currency, end_date } = active;
  const price = active.monthly_fee ?? active.amount;
  return (
    <Alert tone="success" title={t('receipt.title')}>
      {[
        price === undefined ? undefined : t('receipt.price', { price: formatAmount(price, currency) }),
        end_date === undefined ? undefined : t('receipt.next', { date: formatBillingDay(end_date, tag) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
