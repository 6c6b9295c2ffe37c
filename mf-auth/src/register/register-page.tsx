import { Link, useSession, useTexts } from '@careline/shared';
import { AccountPage } from '../account/account-page';
import { SignedInNotice } from '../account/signed-in-notice';
import { RegisterForm } from './register-form';

export function RegisterPage() {
  const { t } = useTexts();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <SignedInNotice />;
  return (
    <AccountPage
      title={t('register.title')}
      lead={t('register.lead')}
      footer={
        <>
          {t('register.hasAccount')} <Link to="/auth/login">{t('register.signIn')}</Link>
        </>
      }
    >
      <RegisterForm />
    </AccountPage>
  );
}
