import { localeTags, useFailureNotice, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import {
  Button,
  Card,
  EmptyState,
  FileIcon,
  formatAmount,
  LinkButton,
  QueryView,
  SkeletonTable,
} from '@careline/shared/ui';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';
import type { Transaction } from '../api/subscriptions/transaction';
import { type InvoiceChoice, invoiceHref } from './invoice-location';
import styles from './invoices.module.css';
import { monthName } from './months';
import { TransactionTable } from './transaction-table';

export interface StatementProps extends Pick<InvoiceChoice, 'month' | 'status'> {
  readonly phoneId: string;
  /** The phone's number, as people write it. */
  readonly phone: string;
}

/** The transactions of one month or status, whole and with their sum: to read, and to print. */
export function Statement({ phoneId, phone, month, status }: StatementProps) {
  const platform = usePlatform();
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const query = useQuery(allTransactionsQuery(platform, phoneId));
  useFailureNotice(query, 'invoices.listFailed');
  const isMeant = (one: Transaction) =>
    (month === undefined || one.created_at?.slice(0, 7) === month) && (status === undefined || one.status === status);
  const title =
    month === undefined
      ? t('invoices.statement.all', { phone })
      : t('invoices.statement.title', { month: monthName(month, tag), phone });
  return (
    <Card
      title={title}
      padding="flush"
      actions={
        <span className={styles.unprinted}>
          <Button size="small" icon={<FileIcon aria-hidden="true" />} onClick={() => window.print()}>
            {t('invoices.statement.print')}
          </Button>
        </span>
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonTable rows={6} columns={4} secondLine twoLines />}
        isEmpty={(all) => !all.some(isMeant)}
        empty={
          <EmptyState
            drawing="document"
            title={t('invoices.statement.none')}
            action={<LinkButton href={invoiceHref(phoneId)}>{t('invoices.statement.everything')}</LinkButton>}
          />
        }
        errorTitle={t('invoices.listError')}
      >
        {(all) => {
          const lines = all.filter(isMeant);
          return (
            <>
              <TransactionTable transactions={lines} />
              <p className={styles.sum}>
                <span role="status">{t('invoices.statement.count', { count: lines.length })}</span>
                <strong>{t('invoices.statement.paid', { amount: paidIn(lines) })}</strong>
              </p>
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

/** What left the card, less what came back to it; amounts of different currencies are never added up. */
function paidIn(lines: readonly Transaction[]): string {
  const sums = new Map<string, number>();
  for (const { status, amount, currency } of lines) {
    if (amount === undefined || (status !== 'succeeded' && status !== 'refunded')) continue;
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  if (sums.size === 0) return formatAmount(0);
  return [...sums].map(([currency, sum]) => formatAmount(sum, currency)).join(' + ');
}
