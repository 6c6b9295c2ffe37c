import { localeTags, useLocale, useTexts } from '@careline/shared';
import {
  Badge,
  CheckIcon,
  Facts,
  formatAmount,
  formatBillingDay,
  Table,
  type TableColumn,
  Text,
  type Tone,
} from '@careline/shared/ui';
import type { ReactNode } from 'react';
import type { Transaction, TransactionStatus } from '../api/subscriptions/transaction';
import styles from './invoices.module.css';
import { type ShortWords, useLineTitle, useLineWords, useShortWords, wholeWords } from './line-words';

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
  const shortWords = useShortWords();
  const dayOf = ({ created_at }: Transaction) => (created_at === undefined ? '—' : formatBillingDay(created_at, tag));
  const columns: readonly TableColumn<Transaction>[] = [
    {
      key: 'type',
      header: t('invoices.columns.type'),
      role: 'title',
      place: 'both',
      cell: (transaction) => (
        <LineTitle
          title={title(transaction)}
          words={wholeWords(words(transaction))}
          shortWords={shortWords(transaction)}
        />
      ),
    },
    {
      key: 'date',
      header: t('invoices.columns.date'),
      place: 'nowhere',
      cell: dayOf,
    },
    {
      key: 'status',
      header: t('invoices.columns.status'),
      place: 'secondEnd',
      cell: ({ status }) => (
        <span data-color={colours[status]} className={styles.status}>
          <Badge tone={tones[status]} dot>
            {t(`invoices.statuses.${status}`)}
          </Badge>
          {status === 'succeeded' ? <CheckIcon size={16} aria-hidden="true" className={styles.paid} /> : null}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('invoices.columns.amount'),
      align: 'end',
      place: 'firstEnd',
      cell: ({ amount, currency }) => (amount === undefined ? '—' : formatAmount(amount, currency)),
    },
  ];
  return (
    <div className={styles.bills}>
      <Table caption={t('invoices.caption')} columns={columns} rows={transactions} rowKey={({ id }) => id} twoLines />
    </div>
  );
}

interface LineTitleProps {
  readonly title: string;
  readonly words: string | undefined;
  readonly shortWords: ShortWords;
}

/** Where rows have two lines, the second tells the day too, and has no room for all words. */
function LineTitle({ title, words, shortWords: { day, facts } }: LineTitleProps) {
  return (
    <>
      <Facts>
        <span>{title}</span> {day === undefined ? null : <Small on="onPhones">{day}</Small>}
      </Facts>
      {words === undefined ? null : <Small on="onTables">{words}</Small>}
      <Small on="onPhones">
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      </Small>
    </>
  );
}

interface SmallProps {
  /** Where it is shown: on rows of two lines, or on those of a table. */
  readonly on: 'onPhones' | 'onTables';
  readonly children: ReactNode;
}

function Small({ on, children }: SmallProps) {
  return (
    <span className={styles[on]}>
      <Text tone="muted" size="small">
        {children}
      </Text>
    </span>
  );
}
