import { useTexts } from '@careline/shared';
import { OtherPage } from '../account/account-page';
import { VisitorPage } from '../account/visitor-page';
import { paths } from '../paths';
import { RegisterForm } from './register-form';

export function RegisterPage() {
  const { t } = useTexts();
  return (
    <VisitorPage title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm />
      <OtherPage question={t('register.hasAccount')} to={paths.signIn} link={t('register.signIn')} />
    </VisitorPage>
  );
}
