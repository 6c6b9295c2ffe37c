import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { Badge, Card, formatPhone, Item, ItemList, QueryView, SkeletonRows, Text } from '@careline/shared/ui';
import { SupportAddress } from '../phones/support-address';
import styles from './phone-numbers.module.css';

/** The profile's own phones, where calls end up; the platform verifies them (PD27). */
export function ProfilePhones() {
  const { api } = usePlatform();
  const { t } = useTexts();
  const profile = useQuery(profileQuery(api));
  return (
    <Card title={t('phones.title')} description={t('phones.text')} padding="flush">
      <QueryView
        query={profile}
        loading={
          <div className={styles.inset}>
            <SkeletonRows rows={1} />
          </div>
        }
        errorTitle={t('phones.loadError')}
        isEmpty={(data) => !data?.phone_numbers.length}
        empty={
          <p className={styles.inset}>
            {t('phones.none')} <SupportAddress />
          </p>
        }
      >
        {(data) => (
          <ItemList label={t('phones.title')}>
            {data?.phone_numbers.map((phone) => (
              <Item
                key={phone.id}
                title={<Text figures>{formatPhone(phone.phone_number)}</Text>}
                badge={
                  <>
                    <Badge tone={phone.is_verified ? 'success' : 'warning'} dot>
                      {t(phone.is_verified ? 'phones.verified' : 'phones.notVerified')}
                    </Badge>
                    {phone.is_primary ? <Badge tone="primary">{t('phones.primary')}</Badge> : null}
                  </>
                }
              />
            ))}
          </ItemList>
        )}
      </QueryView>
    </Card>
  );
}
