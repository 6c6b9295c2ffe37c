import { usePlatform, useQuery, useSession, useTexts } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';
import { PageHeader, QueryView } from '@careline/shared/ui';
import { NoNumbers } from '../phones/no-numbers';
import { ReportSkeleton } from './report-skeleton';
import { StatisticsReport } from './statistics-report';
import { useExportAction } from './use-export-action';

/** /dashboard/statistics */
export function StatisticsPage() {
  const { api } = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const numbers = useQuery(forwardingNumbersQuery(api, user?.id));
  useExportAction(numbers.data?.length === 0 ? 'numbers.empty.title' : undefined);
  return (
    <>
      <PageHeader title={t('pages.statistics')} description={t('statistics.pageText')} />
      <QueryView
        errorInCard
        query={numbers}
        loading={<ReportSkeleton />}
        errorTitle={t('numbers.loadError')}
        isEmpty={(list) => list.length === 0}
        empty={<NoNumbers drawing="chart">{t('statistics.noNumbers')}</NoNumbers>}
      >
        {(list) => <StatisticsReport numbers={list} />}
      </QueryView>
    </>
  );
}
