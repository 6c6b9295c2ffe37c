import { useAnnounceFailure, useOneAtATime, usePlatform, useTexts } from '@careline/shared';
import { Button, FileIcon } from '@careline/shared/ui';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';

/** Prints all transactions of the phone, not only the page that is shown: they are there before the browser asks for paper, which waits for nothing. */
export function PrintInvoices({ phoneId }: { readonly phoneId: string }) {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();

  async function print(): Promise<void> {
    try {
      await platform.queries.fetchQuery(allTransactionsQuery(platform, phoneId));
    } catch (error) {
      announceFailure('invoices.listFailed', error);
      return;
    }
    window.print();
  }

  return (
    <Button
      icon={<FileIcon aria-hidden="true" />}
      onClick={() => void run('print', print)}
      busy={running !== undefined}
      busyText={t('invoices.exporting')}
    >
      {t('invoices.statement.print')}
    </Button>
  );
}
