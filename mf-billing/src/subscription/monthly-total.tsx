import { useTexts } from '@careline/shared';
import { monthlyPrice, type Subscription, totalMonthlyCost } from '@careline/shared/api';
import type { SubscriptionPage } from '@careline/shared/lists';
import { formatAmount, Text } from '@careline/shared/ui';
import { usePlanPrices } from './plan-prices';
import styles from './subscription.module.css';

/** What all active subscriptions cost a month, which is not yet the bill; where the server sends more pages than one, which of them this is. */
export function MonthlyTotal({ page }: { readonly page: SubscriptionPage }) {
  const { t } = useTexts();
  const { perMinute } = usePlanPrices();
  const active = page.subscriptions.filter(({ status }) => status === 'active');
  // A sum without a price that is not known would be too small.
  const isKnown = active.every((one) => monthlyPrice(one) !== undefined);
  return (
    <>
      {active.length > 0 && isKnown ? (
        <div>
          <dl className={styles.total}>
            <dt>{t('subscription.total')}</dt>
            <dd>{totalOf(active)}</dd>
          </dl>
          {perMinute === undefined ? null : (
            <p className={styles.note}>
              <Text tone="muted" size="small">
                {t('subscription.totalNote', { perMinute })}
              </Text>
            </p>
          )}
        </div>
      ) : null}
      {page.total_pages > 1 ? (
        <p>
          <Text tone="muted" size="small">
            {t('subscription.page', { current: page.current_page, total: page.total_pages })}
          </Text>
        </p>
      ) : null}
    </>
  );
}

/** Amounts of different currencies are named one after the other, never added up. */
function totalOf(active: readonly Subscription[]): string {
  const currencies = new Set(active.map(({ currency }) => currency));
  return [...currencies]
    .map((currency) => {
      const cents = totalMonthlyCost(active.filter((one) => one.currency === currency));
      return formatAmount(cents / 100, currency);
    })
    .join(' + ');
}
