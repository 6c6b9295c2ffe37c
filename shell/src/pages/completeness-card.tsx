import { usePagePath, useTexts } from '@careline/shared';
import { profileCompleteness } from '@careline/shared/api';
import { Card, LinkButton, Progress, QueryView, SkeletonText } from '@careline/shared/ui';
import styles from './dashboard-page.module.css';
import { useDashboardData } from './use-dashboard-data';

/** How many details a complete profile has. */
const required = profileCompleteness(null).missing.length;

/** How complete the profile is, and what it still lacks; nothing once it lacks nothing. */
export function CompletenessCard() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { profile } = useDashboardData();
  if (profile.isSuccess && profileCompleteness(profile.data).complete) return null;
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
              <Progress
                label={t('dashboard.profile.progress')}
                percent={Math.round(((required - missing.length) / required) * 100)}
              />
              <p className={styles.thingText}>{t('dashboard.profile.missing', { count: missing.length })}</p>
            </div>
          );
        }}
      </QueryView>
    </Card>
  );
}
