import { useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';
import { PaymentMethods } from './payment-methods';

/** /dashboard/billing/payment-methods */
export function PaymentMethodsPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('pages.paymentMethods')} description={t('pages.paymentMethodsText')} />
      <PaymentMethods />
    </>
  );
}
