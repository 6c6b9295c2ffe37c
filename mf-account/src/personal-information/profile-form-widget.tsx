import { usePlatform, useQuery, useTexts, type WidgetCatalogue } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { Card, QueryView, SkeletonForm } from '@careline/shared/ui';
import { ProfileForm } from './profile-form';
import styles from './profile-form-widget.module.css';

/** The professional's profile: asks for it, then lets them change it. */
export function ProfileFormWidget({ onChanged }: WidgetCatalogue['profile-form@1']) {
  const { t } = useTexts();
  const { api } = usePlatform();
  const profile = useQuery(profileQuery(api));
  return (
    <div className={styles.frame}>
      <Card>
        <QueryView query={profile} loading={<SkeletonForm fields={8} />} errorTitle={t('profile.loadError')}>
          {(data) => <ProfileForm profile={data} {...(onChanged && { onChanged })} />}
        </QueryView>
      </Card>
    </div>
  );
}
