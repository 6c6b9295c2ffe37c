import { useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';

export function IncomingCallsPage() {
  const { t } = useTexts();
  return <PageHeader title={t('pages.incomingCalls')} />;
}
