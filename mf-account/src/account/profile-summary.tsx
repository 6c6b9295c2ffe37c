import { useTexts } from '@careline/shared';
import { type Profile, profileCompleteness } from '@careline/shared/api';
import { Avatar, Badge, Card, LinkButton, Progress } from '@careline/shared/ui';
import { paths } from '../paths';
import styles from './account-page.module.css';

/** How many details a complete profile has. */
const required = profileCompleteness(null).missing.length;

export function ProfileSummary({ profile }: { readonly profile: Profile | null }) {
  const { t } = useTexts();
  const { complete, missing } = profileCompleteness(profile);
  const name = [profile?.first_name, profile?.middle_name, profile?.last_name].filter(Boolean).join(' ');
  return (
    <Card
      title={t('account.profile.title')}
      actions={
        <Badge tone={complete ? 'success' : 'warning'} dot>
          {t(complete ? 'account.profile.complete' : 'account.profile.incomplete')}
        </Badge>
      }
      footer={<LinkButton href={paths.personalInformation}>{t('account.profile.open')}</LinkButton>}
    >
      <div className={styles.stack}>
        <div className={styles.person}>
          <Avatar name={name} src={profile?.photo_url} size={48} />
          <div className={styles.words}>
            <p className={styles.strong}>{name || t('account.profile.unnamed')}</p>
            <p className={styles.muted}>{profile?.organization_name || profile?.email}</p>
          </div>
        </div>
        {complete ? null : (
          <div>
            <Progress label={t('account.profile.progress')} percent={((required - missing.length) / required) * 100} />
            <p className={styles.muted}>{t('account.profile.missing', { count: missing.length })}</p>
          </div>
        )}
      </div>
    </Card>
  );
}
