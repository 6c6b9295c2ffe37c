import { useFailureNotice, usePlatform, useQuery, useTexts } from '@careline/shared';
import { Card, EmptyState, LinkButton, Pagination, QueryView, SkeletonTable, useIsPhone } from '@careline/shared/ui';
import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { transactionsQuery } from '../api/subscriptions/transaction-queries';
import { invoiceHref } from './invoice-location';
import styles from './invoices.module.css';
import { TransactionTable } from './transaction-table';

/** A page of fifty is long on a phone. */
const PAGE_SIZE_ON_PHONES = 20;

export interface TransactionListProps {
  readonly phoneId: string;
  /** The phone's number, as people write it. */
  readonly phone: string;
  readonly offset: number;
}

/** The transactions of one number, fifty on a page, or twenty on a phone; a full page means that there may be another (PD40). */
export function TransactionList({ phoneId, phone, offset }: TransactionListProps) {
  const { api } = usePlatform();
  const { t } = useTexts();
  const limit = useIsPhone() ? PAGE_SIZE_ON_PHONES : TRANSACTIONS_PAGE_SIZE;
  const query = useQuery(transactionsQuery(api, phoneId, { limit, offset }));
  useFailureNotice(query, 'invoices.listFailed');

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
            <p className={styles.printed}>
              {t('invoices.printed', { phone, from: offset + 1, to: offset + received })}
            </p>
            <TransactionTable transactions={transactions} />
            {offset === 0 && received < limit ? null : (
              <div className={styles.pages}>
                <Pagination
                  from={offset + 1}
                  to={offset + received}
                  hasNext={received >= limit}
                  hrefFor={(step) => invoiceHref(phoneId, { offset: Math.max(0, offset + step * limit) })}
                />
              </div>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
