import { useSession, useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';
import { CompletenessCard } from './completeness-card';
import { DashboardFigures } from './dashboard-figures';
import styles from './dashboard-page.module.css';
import { FirstNumberCard } from './first-number-card';
import { NextSteps } from './next-steps';
import { NumbersCard } from './numbers-card';
import { SubscriptionCard } from './subscription-card';

/** The home that a professional opens every morning: what needs doing, numbers, subscription, profile (PD17). */
export function DashboardPage() {
  const { t } = useTexts();
  const { user } = useSession();
  const firstName = user?.profile?.first_name;
  return (
    <div className={styles.page}>
      <PageHeader
        title={firstName ? t('dashboard.greeting', { name: firstName }) : t('dashboard.title')}
        description={t('dashboard.description')}
      />
      <FirstNumberCard />
      <NextSteps />
      <DashboardFigures />
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
