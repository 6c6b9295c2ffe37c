import { usePagePath, useTexts } from '@careline/shared';
import { profileCompleteness } from '@careline/shared/api';
import { Card, LinkButton, Progress, QueryView, SkeletonText } from '@careline/shared/ui';
import { completeness } from './dashboard-figures';
import styles from './dashboard-page.module.css';
import { useDashboardData } from './use-dashboard-data';

/** How complete the profile is, and what it still lacks. */
export function CompletenessCard() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { profile } = useDashboardData();
  return (
    <Card
      title={t('dashboard.profile.title')}
      actions={
        <LinkButton href={pathOf('personal-information')} size="small">
          {t('dashboard.profile.action')}
        </LinkButton>
      }
    >
      <QueryView query={profile} loading={<SkeletonText lines={2} />}>
        {(data) => {
          const { missing } = profileCompleteness(data);
          return (
            <div className={styles.stack}>
              <Progress label={t('dashboard.profile.progress')} percent={completeness(data)} />
              <p className={styles.thingText}>
                {missing.length === 0
                  ? t('dashboard.profile.complete')
                  : t('dashboard.profile.missing', { count: missing.length })}
              </p>
            </div>
          );
        }}
      </QueryView>
    </Card>
  );
}
