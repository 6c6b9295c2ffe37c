import { saveFile, useAnnounceFailure, useOneAtATime, usePageAction, usePlatform, useTexts } from '@careline/shared';
import { Button, DownloadIcon } from '@careline/shared/ui';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';
import type { InvoiceChoice } from './invoice-location';
import { useLineTitle, useLineWords, wholeWords } from './line-words';
import { transactionsCsv } from './transactions-csv';
import { linesOf } from './use-transactions';

export interface ExportInvoicesProps extends Pick<InvoiceChoice, 'month' | 'status'> {
  readonly phoneId: string;
  readonly phone: string;
}

/** Saves the phone's transactions, those of the month and status that are shown, but of every page; the file's name says of which. */
export function ExportInvoices({ phoneId, phone, month, status }: ExportInvoicesProps) {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const type = useLineTitle();
  const words = useLineWords();

  async function save(): Promise<void> {
    try {
      const columns = ['date', 'type', 'description', 'status', 'amount', 'currency', 'id'] as const;
      const all = await platform.queries.fetchQuery(allTransactionsQuery(platform, phoneId));
      const csv = transactionsCsv(linesOf(all, { month, status }), {
        header: columns.map((column) => t(`invoices.columns.${column}`)),
        type,
        line: (transaction) => wholeWords(words(transaction)),
        status: (transaction) => t(`invoices.statuses.${transaction.status}`),
      });
      const name = ['careline', phone.replace(/\D/g, ''), month, status].filter(Boolean).join('-');
      saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csv);
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
