import { useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';

export function StatisticsPage() {
  const { t } = useTexts();
  return <PageHeader title={t('pages.statistics')} />;
}
