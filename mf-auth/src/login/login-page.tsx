import { usePlatform, useSession, useTexts } from '@careline/shared';
import { isFocusLost, SkeletonForm } from '@careline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { AccountPage } from '../account/account-page';
import { SignedInNotice } from '../account/signed-in-notice';
import { useIsThere } from '../account/use-is-there';
import { LoginForm } from './login-form';
import type { LoginValues } from './login-values';
import { SessionEndedNotice } from './session-ended-notice';

export function LoginPage() {
  const { t } = useTexts();
  const { session, navigation } = usePlatform();
  const { isAuthenticated, token } = useSession();
  // A user who signs in here is authenticated some moments before the next page stands: the form stays until then.
  const [isEntering, setIsEntering] = useState(false);
  const isThere = useIsThere();

  async function signIn(values: LoginValues): Promise<void> {
    setIsEntering(true);
    try {
      await session.signIn(values);
      // Who has gone elsewhere meanwhile reads of it in the notice, and has it on that page.
      if (isThere.current) await navigation.continueAfterSignIn();
    } finally {
      setIsEntering(false);
    }
  }

  const isNotice = isAuthenticated && !isEntering;
  const isTryingStoredToken = token !== undefined && !isEntering;
  const wasForm = useRef(false);
  useEffect(() => {
    // The form has left with the focus: the next page did not come, or another tab has signed in.
    if (isNotice && wasForm.current && isFocusLost()) document.querySelector('h1')?.focus();
    wasForm.current = !isNotice && !isTryingStoredToken;
  }, [isNotice, isTryingStoredToken]);

  if (isNotice) return <SignedInNotice />;
  return (
    <AccountPage title={t('login.title')} lead={t('login.lead')}>
      <SessionEndedNotice />
      {isTryingStoredToken ? <SkeletonForm fields={2} /> : <LoginForm onSignIn={signIn} />}
    </AccountPage>
  );
}
