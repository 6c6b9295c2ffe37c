import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { conditionsQuery, profileQuery } from '@careline/shared/api';
import { PageHeader } from '@careline/shared/ui';
import { ConditionsWidget } from './conditions-widget';

/** Answers that came in so shortly before, in ms, were asked for by this very entry: the shell asks while the page's code loads. */
const THIS_ENTRY_MS = 300;

/** /dashboard/conditions; its data are fetched again on each entry, whatever the cache says (specification.md §2). */
export function ConditionsPage() {
  const { t } = useTexts();
  const { api } = usePlatform();
  useQuery({ ...profileQuery(api), staleTime: THIS_ENTRY_MS });
  useQuery({ ...conditionsQuery(api), staleTime: THIS_ENTRY_MS });
  return (
    <>
      <PageHeader title={t('pages.conditions')} description={t('conditions.description')} />
      <ConditionsWidget />
    </>
  );
}
