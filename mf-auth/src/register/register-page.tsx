import { useSession, useTexts } from '@careline/shared';
import { AccountPage, OtherPage } from '../account/account-page';
import { SignedInNotice } from '../account/signed-in-notice';
import { paths } from '../paths';
import { RegisterForm } from './register-form';

export function RegisterPage() {
  const { t } = useTexts();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <SignedInNotice />;
  return (
    <AccountPage title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm />
      <OtherPage question={t('register.hasAccount')} to={paths.signIn} link={t('register.signIn')} />
    </AccountPage>
  );
}
