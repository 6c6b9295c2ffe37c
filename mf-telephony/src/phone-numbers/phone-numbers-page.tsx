import { usePlatform, useQuery, useSession, useTexts } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';
import { Card, leadFocus, PageHeader, QueryView, SkeletonRows, Stack } from '@careline/shared/ui';
import { useRef } from 'react';
import { NumberPicker } from '../number-search/number-picker';
import { NumberList } from './number-list';
import styles from './phone-numbers.module.css';
import { ProfilePhones } from './profile-phones';
import { RecyclingPanels } from './recycling-panels';

/** /dashboard/account/phone-numbers */
export function PhoneNumbersPage() {
  const { api } = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  // Around the query, so that the focus has a place to go when the last number is gone.
  const region = useRef<HTMLDivElement>(null);
  const numbers = useQuery(forwardingNumbersQuery(api, user?.id));
  return (
    <>
      <PageHeader title={t('pages.phoneNumbers')} description={t('numbers.pageText')} />
      <Stack gap={6}>
        <Card title={t('numbers.title')} description={t('numbers.text')} padding="flush">
          <div ref={region} tabIndex={-1} className={styles.region}>
            <QueryView
              query={numbers}
              loading={
                <div className={styles.inset}>
                  <SkeletonRows rows={2} />
                </div>
              }
              errorTitle={t('numbers.loadError')}
            >
              {(list) => <NumberList numbers={list} onFocusLost={() => leadFocus(region.current)} />}
            </QueryView>
          </div>
        </Card>
        <ProfilePhones />
        <NumberPicker />
        <details>
          <summary className={styles.reports}>{t('reports.title')}</summary>
          <RecyclingPanels />
        </details>
      </Stack>
    </>
  );
}
