import { useAdmittedLocation, usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { PageHeader } from '@careline/shared/ui';
import { useState } from 'react';
import { conditionsQuery } from '../api/catalogue/catalogue-queries';
import { Conditions } from './conditions';

/** /dashboard/conditions; its data are fetched again on each entry, whatever the cache says (R27). */
export function ConditionsPage() {
  const { t } = useTexts();
  const { api } = usePlatform();
  const { startedAt } = useAdmittedLocation();
  const [entered] = useState(startedAt);
  // The shell asks while the page's code loads: what came since the move began is this entry's own.
  const staleTime = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    state.dataUpdatedAt >= entered ? Number.POSITIVE_INFINITY : 0;
  useQuery({ ...profileQuery(api), staleTime });
  useQuery({ ...conditionsQuery(api), staleTime });
  return (
    <>
      <PageHeader title={t('pages.conditions')} description={t('conditions.description')} />
      <Conditions />
    </>
  );
}
