import { saveFile, useAnnounceFailure, useOneAtATime, usePlatform, useTexts } from '@careline/shared';
import { Button, DownloadIcon } from '@careline/shared/ui';
import type { Transaction } from '../api/subscriptions/transaction';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { transactionsQuery } from '../api/subscriptions/transaction-queries';
import { transactionsCsv } from './transactions-csv';

/** A bound, in pages, against a server that ignores the offset. */
const MOST_PAGES = 200;

export interface ExportInvoicesProps {
  readonly phoneId: string;
  readonly phone: string;
}

/** Saves all transactions of the phone, not only the page that is shown. */
export function ExportInvoices({ phoneId, phone }: ExportInvoicesProps) {
  const { api, queries } = usePlatform();
  const announceFailure = useAnnounceFailure();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();

  async function fetchAll(): Promise<readonly Transaction[]> {
    const all = new Map<string, Transaction>();
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const window = { limit: TRANSACTIONS_PAGE_SIZE, offset: page * TRANSACTIONS_PAGE_SIZE };
      const { transactions, received } = await queries.fetchQuery(transactionsQuery(api, phoneId, window));
      const before = all.size;
      for (const transaction of transactions) all.set(transaction.id, transaction);
      if (received < TRANSACTIONS_PAGE_SIZE || all.size === before) break;
    }
    return [...all.values()];
  }

  async function save(): Promise<void> {
    try {
      const columns = ['date', 'type', 'description', 'status', 'amount', 'currency', 'id'] as const;
      const csv = transactionsCsv(await fetchAll(), {
        header: columns.map((column) => t(`invoices.columns.${column}`)),
        type: ({ type }) => t(`invoices.types.${type}`),
        status: ({ status }) => t(`invoices.statuses.${status}`),
      });
      saveFile(`careline-${phone.replace(/\D/g, '')}.csv`, 'text/csv;charset=utf-8', csv);
    } catch (error) {
      announceFailure(t('invoices.listFailed'), error);
    }
  }

  return (
    <Button
      icon={<DownloadIcon aria-hidden="true" />}
      onClick={() => void run('export', save)}
      busy={running !== undefined}
      busyText={t('invoices.exporting')}
    >
      {t('invoices.export')}
    </Button>
  );
}
