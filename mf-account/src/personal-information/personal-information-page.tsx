import { useTexts } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';
import { ProfileFormWidget } from './profile-form-widget';

/** /dashboard/account/personal-information. */
export function PersonalInformationPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('pages.personalInformation')} description={t('profile.description')} />
      <ProfileFormWidget />
    </>
  );
}
