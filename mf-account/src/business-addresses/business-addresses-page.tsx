import { useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';
import { BusinessAddresses } from './business-addresses';

/** /dashboard/account/business-addresses. */
export function BusinessAddressesPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('pages.businessAddresses')} description={t('addresses.description')} />
      <BusinessAddresses />
    </>
  );
}
