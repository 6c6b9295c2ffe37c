import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { Card, QueryView, SkeletonForm } from '@careline/shared/ui';
import styles from './personal-information.module.css';
import { ProfileForm } from './profile-form';

/** The professional's profile: asks for it, then lets them change it. */
export function PersonalInformation({ isStep = false }: { readonly isStep?: boolean }) {
  const { t } = useTexts();
  const { api } = usePlatform();
  const profile = useQuery(profileQuery(api));
  return (
    <div className={styles.frame}>
      <Card>
        <QueryView query={profile} loading={<SkeletonForm fields={8} />} errorTitle={t('profile.loadError')}>
          {(data) => <ProfileForm profile={data} isStep={isStep} />}
        </QueryView>
      </Card>
    </div>
  );
}
