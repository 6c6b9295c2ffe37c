import { useTexts } from '@careline/shared';
import { profileCompleteness, totalMonthlyCost } from '@careline/shared/api';
import { formatMoney, Stat, StatList } from '@careline/shared/ui';
import { useDashboardData } from './use-dashboard-data';

/** A profile's required fields; what is missing of them is its completeness. */
const REQUIRED_FIELDS = 9;

/** The practice in four figures; what could not be loaded shows a dash, its card below says why. */
export function DashboardFigures() {
  const { t } = useTexts();
  const { profile, subscriptions, numbers } = useDashboardData();
  const dash = '–';
  const active = subscriptions.data?.subscriptions.filter(({ status }) => status === 'active').length;
  return (
    <StatList>
      <Stat label={t('dashboard.figures.numbers')} value={numbers.data?.length ?? dash} />
      <Stat
        label={t('dashboard.figures.monthly')}
        value={subscriptions.data ? formatMoney(totalMonthlyCost(subscriptions.data.subscriptions)) : dash}
        note={active === undefined ? undefined : t('dashboard.figures.active', { count: active })}
      />
      <Stat label={t('dashboard.figures.conditions')} value={profile.data?.personalized_conditions.length ?? dash} />
      <Stat
        label={t('dashboard.figures.completeness')}
        value={profile.isSuccess ? `${completeness(profile.data)}%` : dash}
      />
    </StatList>
  );
}

/** Per cent of the required fields that are filled. */
export function completeness(profile: Parameters<typeof profileCompleteness>[0]): number {
  const { missing } = profileCompleteness(profile);
  return Math.round(((REQUIRED_FIELDS - missing.length) / REQUIRED_FIELDS) * 100);
}
