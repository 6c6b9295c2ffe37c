import { localeTags, useFailureNotice, useLocale, useTexts } from '@careline/shared';
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
import type { Transaction } from '../api/subscriptions/transaction';
import { type InvoiceChoice, invoiceHref } from './invoice-location';
import styles from './invoices.module.css';
import { monthName } from './months';
import { TransactionTable } from './transaction-table';
import { useStatement } from './use-transactions';

export interface StatementProps extends Pick<InvoiceChoice, 'month' | 'status'> {
  readonly phoneId: string;
  /** The phone's number, as people write it. */
  readonly phone: string;
}

/** The transactions of one month or status, whole and with their sum: to read, and to print. */
export function Statement({ phoneId, phone, month, status }: StatementProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const { query, linesOf } = useStatement(phoneId, { month, status });
  useFailureNotice(query, 'invoices.listFailed');
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
        isEmpty={(all) => linesOf(all).length === 0}
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
          const lines = linesOf(all);
          return (
            <>
              <TransactionTable transactions={lines} />
              <p className={styles.sum}>
                <span>{t('invoices.statement.count', { count: lines.length })}</span>
                {/* One status holds one side of a refund alone: their sum is what nobody has paid. */}
                {status === undefined ? (
                  <strong>{t('invoices.statement.paid', { amount: paidIn(lines) })}</strong>
                ) : null}
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
  if (sums.size === 0) return formatAmount(0, lines[0]?.currency);
  return [...sums].map(([currency, sum]) => formatAmount(sum, currency)).join(' + ');
}
