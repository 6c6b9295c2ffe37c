import { useFailureNotice, usePlatform, useQuery, useTexts } from '@careline/shared';
import { Card, EmptyState, LinkButton, Pagination, QueryView, SkeletonTable, useIsPrinted } from '@careline/shared/ui';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';
import type { Transaction, TransactionPage } from '../api/subscriptions/transaction';
import type { TransactionWindow } from '../api/subscriptions/transaction-calls';
import { paths } from '../paths';
import { invoiceHref } from './invoice-location';
import styles from './invoices.module.css';
import { TransactionTable } from './transaction-table';
import { usePageOfTransactions } from './use-transactions';

export interface TransactionListProps {
  readonly phoneId: string;
  /** The phone's number, as people write it. */
  readonly phone: string;
  readonly offset: number;
}

/** The transactions of one number, fifty on a page, or twenty on a phone; of an unknown total a full page means that there may be another (PD40). */
export function TransactionList({ phoneId, phone, offset }: TransactionListProps) {
  const { t } = useTexts();
  const { query, limit } = usePageOfTransactions(phoneId, offset);
  useFailureNotice(query, 'invoices.listFailed');
  const everything = useEverything(phoneId, query.dataUpdatedAt);
  const all = useIsPrinted() ? everything : undefined;

  return (
    <Card padding="flush">
      <QueryView
        query={query}
        loading={<SkeletonTable rows={12} columns={4} secondLine twoLines />}
        isEmpty={({ received }) => received === 0}
        empty={
          offset > 0 ? (
            <EmptyState
              drawing="document"
              title={t('invoices.end.title')}
              action={<LinkButton href={invoiceHref(phoneId)}>{t('invoices.end.action')}</LinkButton>}
            />
          ) : (
            <EmptyState
              drawing="document"
              title={t('invoices.none.title')}
              action={<LinkButton href={paths.billing}>{t('invoices.toBilling')}</LinkButton>}
            >
              {t('invoices.none.text')}
            </EmptyState>
          )
        }
        errorTitle={t('invoices.listError')}
      >
        {({ transactions, received, total }) =>
          all !== undefined ? (
            <>
              <p className={styles.printed}>
                {t('invoices.statement.all', { phone })} · {t('invoices.statement.count', { count: all.length })}
              </p>
              <TransactionTable transactions={all} />
            </>
          ) : (
            <>
              <p className={styles.printed}>
                {t('invoices.printed', { phone, from: offset + 1, to: offset + received })}
              </p>
              <TransactionTable transactions={transactions} />
              <Pages phoneId={phoneId} limit={limit} offset={offset} received={received} total={total} />
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

/**
 * On paper stand all transactions where somebody has asked for them already, and they are no older than what is shown: there is no waiting for an answer on the
 * way to it.
 */
function useEverything(phoneId: string, shownSince: number): readonly Transaction[] | undefined {
  const platform = usePlatform();
  const wanted = allTransactionsQuery(platform, phoneId);
  const { data, dataUpdatedAt } = useQuery({ ...wanted, enabled: false });
  const isChanged = platform.queries.getQueryState(wanted.queryKey)?.isInvalidated ?? false;
  return isChanged || dataUpdatedAt < shownSince ? undefined : data;
}

interface PagesProps extends Pick<TransactionPage, 'received' | 'total'>, Required<TransactionWindow> {
  readonly phoneId: string;
}

/** The way to the other pages, where there are any. */
function Pages({ phoneId, limit, offset, received, total: told }: PagesProps) {
  const to = offset + received;
  // Less than what is shown cannot be all. A server may send fewer than were asked for: what it says of all counts.
  const isTold = told !== undefined && told >= to;
  const total = isTold ? { total: told } : {};
  const hasNext = isTold ? told > to && received > 0 : received >= limit;
  if (offset === 0 && !hasNext) return null;
  return (
    <div className={styles.pages}>
      <Pagination
        from={offset + 1}
        to={to}
        {...total}
        hasNext={hasNext}
        hrefFor={(step) => invoiceHref(phoneId, { offset: step > 0 ? to : Math.max(0, offset - limit) })}
      />
    </div>
  );
}
