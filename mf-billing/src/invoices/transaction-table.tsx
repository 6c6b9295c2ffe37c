import { localeTags, useLocale, useTexts } from '@careline/shared';
import { Badge, formatAmount, formatBillingDay, Table, type TableColumn, Text, type Tone } from '@careline/shared/ui';
import type { Transaction, TransactionStatus } from '../api/subscriptions/transaction';
import { useLineTitle, useLineWords } from './line-words';

/** The colour of each status (R245). */
const tones: Readonly<Record<TransactionStatus, Tone>> = {
  succeeded: 'success',
  pending: 'warning',
  failed: 'error',
  cancelled: 'gray',
  refunded: 'purple',
};
const colours: Readonly<Record<TransactionStatus, string>> = {
  succeeded: 'green',
  pending: 'yellow',
  failed: 'red',
  cancelled: 'gray',
  refunded: 'purple',
};

/** One page of transactions, as the server orders them. */
export function TransactionTable({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const title = useLineTitle();
  const words = useLineWords();
  const columns: readonly TableColumn<Transaction>[] = [
    {
      key: 'type',
      header: t('invoices.columns.type'),
      role: 'title',
      cell: (transaction) => <LineTitle title={title(transaction)} text={words(transaction)} />,
    },
    {
      key: 'date',
      header: t('invoices.columns.date'),
      cell: ({ created_at }) => (created_at === undefined ? '—' : formatBillingDay(created_at, tag)),
    },
    {
      key: 'status',
      header: t('invoices.columns.status'),
      cell: ({ status }) => (
        <span data-status={status} data-color={colours[status]}>
          <Badge tone={tones[status]} dot>
            {t(`invoices.statuses.${status}`)}
          </Badge>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('invoices.columns.amount'),
      align: 'end',
      cell: ({ amount, currency }) => (amount === undefined ? '—' : formatAmount(amount, currency)),
    },
  ];
  return <Table caption={t('invoices.caption')} columns={columns} rows={transactions} rowKey={({ id }) => id} />;
}

function LineTitle({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  if (text === undefined) return title;
  return (
    <>
      {title} <br />
      <Text tone="muted" size="small">
        {text}
      </Text>
    </>
  );
}
