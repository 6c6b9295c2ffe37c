import { usePagePath, usePlatform, useTexts } from '@careline/shared';
import {
  monthlyPrice,
  needsAttention,
  phoneToSubscribe,
  type Subscription,
  subscriptionMessageKey,
  subscriptionOfPhone,
  totalMonthlyCost,
} from '@careline/shared/api';
import {
  Card,
  DescriptionList,
  formatMoney,
  formatPhone,
  LinkButton,
  QueryView,
  SkeletonText,
  Text,
} from '@careline/shared/ui';
import { SubscriptionMessage } from '../layouts/subscription-message';
import styles from './dashboard-page.module.css';
import { useDashboardData } from './use-dashboard-data';

/** The phone's subscription with the message that belongs to it, and what all active ones cost a month, which is not yet the bill. */
export function SubscriptionCard() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { prices } = usePlatform().config;
  const { profile, subscriptions } = useDashboardData();
  const phone = phoneToSubscribe(profile.data);
  return (
    <Card
      title={t('dashboard.subscription.title')}
      actions={
        <LinkButton href={pathOf('billing')} size="small">
          {t('dashboard.subscription.action')}
        </LinkButton>
      }
    >
      <QueryView query={subscriptions} loading={<SkeletonText lines={3} />}>
        {(page) => {
          // That of another phone says nothing of the one that is named here.
          const possible = phone ? page.subscriptions.filter(namesNoPhone) : page.subscriptions;
          const one =
            subscriptionOfPhone(page.subscriptions, phone?.id) ?? possible.find(needsAttention) ?? possible[0];
          return (
            <div className={styles.stack}>
              <p>
                <SubscriptionMessage message={subscriptionMessageKey(one)} />
              </p>
              <DescriptionList
                items={[
                  { label: t('dashboard.subscription.phone'), value: phone ? formatPhone(phone.phone_number) : '–' },
                  {
                    label: t('dashboard.subscription.monthly'),
                    value: monthlyTotal(page.subscriptions, prices.currency) ?? '–',
                  },
                ]}
              />
              {prices.perMinute !== undefined && page.subscriptions.some(({ status }) => status === 'active') ? (
                <p>
                  <Text tone="muted" size="small">
                    {t('dashboard.subscription.onTop')}
                  </Text>
                </p>
              ) : null}
            </div>
          );
        }}
      </QueryView>
    </Card>
  );
}

function namesNoPhone({ phone_number_id, twilio_phone_number_id }: Subscription): boolean {
  return (phone_number_id ?? twilio_phone_number_id) === undefined;
}

/** What all active subscriptions cost a month; amounts of different currencies stand one after the other, never added up (R114). Nothing is in the `usual` one, that of the prices (PD63). Undefined where a price is not known. */
function monthlyTotal(subscriptions: readonly Subscription[], usual: string): string | undefined {
  const active = subscriptions.filter(({ status }) => status === 'active');
  if (active.some((one) => monthlyPrice(one) === undefined)) return undefined;
  const currencies = [...new Set(active.map(({ currency }) => currency))];
  if (currencies.length === 0) return formatMoney(0, usual);
  return currencies
    .map((currency) => formatMoney(totalMonthlyCost(active.filter((one) => one.currency === currency)), currency))
    .join(' + ');
}
