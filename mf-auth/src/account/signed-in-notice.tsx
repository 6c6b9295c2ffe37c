import { usePagePath, useSession, useTexts } from '@careline/shared';
import { ArrowRightIcon, LinkButton } from '@careline/shared/ui';
import { AccountPage } from './account-page';

/** For a visitor who is signed in already: no guard moves them off a public page (PD6). */
export function SignedInNotice() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { user } = useSession();
  const email = user?.email;
  return (
    <AccountPage
      title={t('signedIn.title')}
      lead={email === undefined ? t('signedIn.text') : t('signedIn.textWithEmail', { email })}
    >
      <LinkButton href={pathOf('dashboard')} variant="primary" icon={<ArrowRightIcon />}>
        {t('signedIn.goToDashboard')}
      </LinkButton>
    </AccountPage>
  );
}
