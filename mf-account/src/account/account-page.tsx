import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { addressesQuery } from '@careline/shared/lists';
import { Card, PageHeader, QueryView, SkeletonText } from '@careline/shared/ui';
import styles from './account-page.module.css';
import { AddressSummary } from './address-summary';
import { HistorySummary } from './history-summary';
import { PhoneSummary } from './phone-summary';
import { ProfileSummary } from './profile-summary';

/** /dashboard/account: what there is at a glance, and the ways on. */
export function AccountPage() {
  const { t } = useTexts();
  const { api } = usePlatform();
  const profile = useQuery(profileQuery(api));
  const addresses = useQuery(addressesQuery(api));
  const loading = (
    <Card>
      <SkeletonText />
    </Card>
  );
  return (
    <>
      <PageHeader title={t('pages.account')} description={t('account.description')} />
      <div className={styles.cards}>
        <QueryView errorInCard query={profile} loading={loading} errorTitle={t('profile.loadError')}>
          {(data) => <ProfileSummary profile={data} />}
        </QueryView>
        <QueryView errorInCard query={addresses} loading={loading} errorTitle={t('addresses.loadError')}>
          {(data) => <AddressSummary addresses={data} />}
        </QueryView>
        {profile.data === undefined ? null : <PhoneSummary phones={profile.data?.phone_numbers ?? []} />}
        <HistorySummary />
      </div>
    </>
  );
}
