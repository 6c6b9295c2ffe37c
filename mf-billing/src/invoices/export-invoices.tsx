import { saveFile, useAnnounceFailure, useOneAtATime, usePageAction, usePlatform, useTexts } from '@careline/shared';
import { Button, DownloadIcon } from '@careline/shared/ui';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';
import { useLineTitle, useLineWords, wholeWords } from './line-words';
import { transactionsCsv } from './transactions-csv';

export interface ExportInvoicesProps {
  readonly phoneId: string;
  readonly phone: string;
}

/** Saves all transactions of the phone, not only the page that is shown. */
export function ExportInvoices({ phoneId, phone }: ExportInvoicesProps) {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const type = useLineTitle();
  const words = useLineWords();

  async function save(): Promise<void> {
    try {
      const columns = ['date', 'type', 'description', 'status', 'amount', 'currency', 'id'] as const;
      const csv = transactionsCsv(await platform.queries.fetchQuery(allTransactionsQuery(platform, phoneId)), {
        header: columns.map((column) => t(`invoices.columns.${column}`)),
        type,
        line: (transaction) => wholeWords(words(transaction)),
        status: ({ status }) => t(`invoices.statuses.${status}`),
      });
      saveFile(`careline-${phone.replace(/\D/g, '')}.csv`, 'text/csv;charset=utf-8', csv);
    } catch (error) {
      announceFailure('invoices.listFailed', error);
    }
  }

  const begin = () => void run('export', save);
  usePageAction('export-transactions', begin);
  return (
    <Button
      icon={<DownloadIcon aria-hidden="true" />}
      onClick={begin}
      busy={running !== undefined}
      busyText={t('invoices.exporting')}
    >
      {t('invoices.export')}
    </Button>
  );
}
