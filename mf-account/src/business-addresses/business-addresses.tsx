import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { addressesQuery } from '@careline/shared/lists';
import { Card, QueryView, SkeletonRows } from '@careline/shared/ui';
import { AddressList } from './address-list';
import styles from './business-addresses.module.css';
import { PhonePanel } from './phone-panel';

/** Business addresses, and the phone without which they do not complete a profile (R124). */
export function BusinessAddresses() {
  const { t } = useTexts();
  const { api } = usePlatform();
  const addresses = useQuery(addressesQuery(api));
  const profile = useQuery(profileQuery(api));
  const loading = (
    <Card>
      <SkeletonRows rows={2} />
    </Card>
  );
  // The first address starts with the personal one, so the list waits for the profile, but once: at the next attempt a form may be open.
  const isWaiting = addresses.data?.length === 0 && !profile.isFetched;
  return (
    <div className={styles.widget}>
      {isWaiting ? (
        loading
      ) : (
        <QueryView errorInCard query={addresses} loading={loading} errorTitle={t('addresses.loadError')}>
          {(data) => <AddressList addresses={data} profile={profile.data} />}
        </QueryView>
      )}
      <QueryView errorInCard query={profile} loading={loading} errorTitle={t('profile.loadError')}>
        {(data) => <PhonePanel profile={data} />}
      </QueryView>
    </div>
  );
}
