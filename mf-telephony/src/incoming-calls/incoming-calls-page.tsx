import { usePlatform, useQuery, useSession, useTexts } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';
import { PageHeader, QueryView } from '@careline/shared/ui';
import { NoNumbers } from '../phones/no-numbers';
import { CallLogSkeleton } from './call-log-skeleton';
import { IncomingCalls } from './incoming-calls';
import { useSearchAction } from './use-search-action';

/** /dashboard/incoming-calls */
export function IncomingCallsPage() {
  const { api } = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const numbers = useQuery(forwardingNumbersQuery(api, user?.id));
  useSearchAction(numbers.data?.length === 0 ? 'numbers.empty.title' : undefined);
  return (
    <>
      <PageHeader title={t('pages.incomingCalls')} description={t('calls.pageText')} />
      <QueryView
        errorInCard
        query={numbers}
        loading={<CallLogSkeleton />}
        errorTitle={t('numbers.loadError')}
        isEmpty={(list) => list.length === 0}
        empty={<NoNumbers drawing="phone">{t('calls.noNumbers')}</NoNumbers>}
      >
        {(list) => <IncomingCalls numbers={list} />}
      </QueryView>
    </>
  );
}
