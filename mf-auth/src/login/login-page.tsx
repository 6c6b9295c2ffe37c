import { usePlatform, useTexts } from '@careline/shared';
import { useState } from 'react';
import { useIsThere } from '../account/use-is-there';
import { VisitorPage } from '../account/visitor-page';
import { LoginForm } from './login-form';
import type { LoginValues } from './login-values';
import { SessionEndedNotice } from './session-ended-notice';

export function LoginPage() {
  const { t } = useTexts();
  const { session, navigation } = usePlatform();
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

  return (
    <VisitorPage
      title={t('login.title')}
      lead={t('login.lead')}
      isEntering={isEntering}
      notice={<SessionEndedNotice />}
    >
      <LoginForm onSignIn={signIn} />
    </VisitorPage>
  );
}
