import { useSession, useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';
import { CompletenessCard } from './completeness-card';
import styles from './dashboard-page.module.css';
import { FirstNumberCard } from './first-number-card';
import { NextSteps } from './next-steps';
import { NumbersCard } from './numbers-card';
import { PlacedParts } from './placed-parts';
import { SubscriptionCard } from './subscription-card';
import { useDashboardData } from './use-dashboard-data';
import { useNextThings } from './use-next-things';

/** The home that a professional opens every morning: what needs doing, what remotes bring, numbers, subscription (PD17, PD71). */
export function DashboardPage() {
  const { t } = useTexts();
  const { user } = useSession();
  const things = useNextThings();
  const { numbers } = useDashboardData();
  const isReachable = numbers.data?.some(({ status, forward_to_number: to }) => status === 'active' && to);
  const firstName = user?.profile?.first_name;
  return (
    <div className={styles.page}>
      <PageHeader
        title={firstName ? t('dashboard.greeting', { name: firstName }) : t('dashboard.title')}
        description={t(things?.length === 0 && isReachable ? 'dashboard.next.none' : 'dashboard.description')}
      />
      <FirstNumberCard />
      <NextSteps things={things ?? []} />
      <PlacedParts />
      <div className={styles.cards}>
        <NumbersCard />
        <div className={styles.column}>
          <SubscriptionCard />
          <CompletenessCard />
        </div>
      </div>
    </div>
  );
}
