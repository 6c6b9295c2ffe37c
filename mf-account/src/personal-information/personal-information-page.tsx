import { useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';
import { PersonalInformation } from './personal-information';

/** /dashboard/account/personal-information. */
export function PersonalInformationPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('pages.personalInformation')} description={t('profile.description')} />
      <PersonalInformation />
    </>
  );
}
