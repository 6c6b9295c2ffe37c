import { useTexts } from '@careline/shared';
import { Card, Columns, LinkButton, PageHeader, Stack } from '@careline/shared/ui';
import { paths } from '../paths';
import { SubscriptionPanel } from '../subscription/subscription-panel';
import { CardSummary } from './card-summary';

/** /dashboard/billing: the subscription, and the way to cards and invoices. */
export function BillingPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('pages.billing')} description={t('pages.billingText')} />
      <Columns layout="aside">
        <SubscriptionPanel />
        <Stack gap={6}>
          <CardSummary />
          <Card title={t('pages.invoices')} description={t('pages.invoicesText')}>
            <LinkButton href={paths.invoices}>{t('billing.toInvoices')}</LinkButton>
          </Card>
        </Stack>
      </Columns>
    </>
  );
}
