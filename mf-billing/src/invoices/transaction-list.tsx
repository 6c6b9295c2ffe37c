import { useFailureNotice, usePlatform, useQuery, useTexts } from '@careline/shared';
import { Card, EmptyState, LinkButton, Pagination, QueryView, SkeletonTable } from '@careline/shared/ui';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { transactionsQuery } from '../api/subscriptions/transaction-queries';
import { invoiceHref, steppedOffset } from './invoice-location';
import styles from './invoices.module.css';
import { TransactionTable } from './transaction-table';

export interface TransactionListProps {
  readonly phoneId: string;
  readonly offset: number;
}

/** A phone's transactions, fifty on a page; a full page means that there may be another (PD40). */
export function TransactionList({ phoneId, offset }: TransactionListProps) {
  const { api } = usePlatform();
  const { t } = useTexts();
  const query = useQuery(transactionsQuery(api, phoneId, { limit: TRANSACTIONS_PAGE_SIZE, offset }));
  useFailureNotice(query, t('invoices.listFailed'));

  return (
    <Card padding="flush">
      <QueryView
        query={query}
        loading={
          <div className={styles.loading}>
            <SkeletonTable rows={6} columns={4} />
          </div>
        }
        isEmpty={({ received }) => received === 0}
        empty={
          offset > 0 ? (
            <EmptyState
              drawing="document"
              title={t('invoices.end.title')}
              action={<LinkButton href={invoiceHref(phoneId)}>{t('invoices.end.action')}</LinkButton>}
            />
          ) : (
            <EmptyState drawing="document" title={t('invoices.none.title')}>
              {t('invoices.none.text')}
            </EmptyState>
          )
        }
        errorTitle={t('invoices.listError')}
      >
        {({ transactions, received }) => (
          <>
            <TransactionTable transactions={transactions} />
            {offset === 0 && received < TRANSACTIONS_PAGE_SIZE ? null : (
              <div className={styles.pages}>
                <Pagination
                  from={offset + 1}
                  to={offset + received}
                  hasNext={received >= TRANSACTIONS_PAGE_SIZE}
                  hrefFor={(step) => invoiceHref(phoneId, { offset: steppedOffset(offset, step) })}
                />
              </div>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
