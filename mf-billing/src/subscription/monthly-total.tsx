import { useTexts } from '@careline/shared';
import { type SubscriptionPage, totalMonthlyCost } from '@careline/shared/api';
import { formatMoney, Text } from '@careline/shared/ui';
import styles from './subscription.module.css';

/** What all active subscriptions cost a month; where the server sends more pages than one, which of them this is. */
export function MonthlyTotal({ page }: { readonly page: SubscriptionPage }) {
  const { t } = useTexts();
  return (
    <>
      <dl className={styles.total}>
        <dt>{t('subscription.total')}</dt>
        <dd>{formatMoney(totalMonthlyCost(page.subscriptions))}</dd>
      </dl>
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
