import { localeTags, type Platform, useLocale, useOnboardingData, usePlatform, useTexts } from '@careline/shared';
import { monthlyPrice, type Subscription } from '@careline/shared/api';
import { Alert, formatAmount, formatBillingDay } from '@careline/shared/ui';

/** What the step before has bought: its page was left at once, so what it costs stands here (PD63). */
export function SubscriptionReceipt() {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const { lists } = useOnboardingData();
  const { prices } = usePlatform().config;
  const active = lists.subscriptions.data?.subscriptions.find(({ status }) => status === 'active');
  if (active === undefined) return null;
  const { currency, end_date } = active;
  const price = monthlyPrice(active);
  const charged = chargedToday(active, prices);
  return (
    <Alert tone="success" title={t('receipt.title')}>
      {[
        price === undefined ? undefined : t('receipt.price', { price: formatAmount(price, currency) }),
        charged === undefined ? undefined : t('receipt.charged', { amount: formatAmount(charged, currency) }),
        end_date === undefined ? undefined : t('receipt.next', { date: formatBillingDay(end_date, tag) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}

/** What the button of the step before has announced, on the day of it, where the subscription costs what is configured. */
function chargedToday(subscription: Subscription, prices: Platform['config']['prices']): number | undefined {
  const { monthly, setUp = 0, currency } = prices;
  const { created_at } = subscription;
  // Days as bills are told by, whatever the zone in which the server writes.
  const isNew = created_at !== undefined && dayOf(created_at) === dayOf(new Date().toISOString());
  const isPlan = monthlyPrice(subscription) === monthly && subscription.currency === currency;
  return isNew && isPlan && monthly !== undefined ? monthly + setUp : undefined;
}

function dayOf(iso: string): string {
  return formatBillingDay(iso, 'en-US');
}
