import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { subscriptionsQuery } from '@careline/shared/api';
import { Card, EmptyState, LinkButton, PageHeader, QueryView, SkeletonTable } from '@careline/shared/ui';
import { paths } from '../paths';
import { subscribedPhones } from '../phones/subscribed-phones';
import { PhoneInvoices } from './phone-invoices';
import { StatementHead } from './statement-head';

/** /dashboard/billing/invoices */
export function InvoicesPage() {
  const { api } = usePlatform();
  const { t } = useTexts();
  const subscriptions = useQuery(subscriptionsQuery(api));
  const [first, ...rest] = subscribedPhones(subscriptions.data?.subscriptions ?? []);
  const nothing = (
    <Card>
      <EmptyState
        drawing="document"
        title={t('invoices.none.title')}
        action={<LinkButton href={paths.billing}>{t('invoices.toBilling')}</LinkButton>}
      >
        {t('invoices.none.text')}
      </EmptyState>
    </Card>
  );
  return (
    <>
      {first === undefined ? null : <StatementHead phones={[first, ...rest]} />}
      <PageHeader title={t('pages.invoices')} description={t('pages.invoicesText')} />
      <QueryView
        errorInCard
        query={subscriptions}
        loading={
          <Card padding="flush">
            <SkeletonTable rows={12} columns={4} secondLine twoLines />
          </Card>
        }
        errorTitle={t('subscription.loadError')}
      >
        {() => (first === undefined ? nothing : <PhoneInvoices phones={[first, ...rest]} />)}
      </QueryView>
    </>
  );
}
