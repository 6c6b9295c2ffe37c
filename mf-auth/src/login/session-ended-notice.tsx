import { useSession, useTexts } from '@careline/shared';
import { Alert } from '@careline/shared/ui';

/** Why the user stands here although they were signed in a moment ago; a sign-out of their own has its notice already. */
export function SessionEndedNotice() {
  const { t } = useTexts();
  const { ended } = useSession();
  if (ended === 'invalid') return <Alert title={t('ended.title')}>{t('ended.invalid')}</Alert>;
  if (ended === 'other-tab') return <Alert title={t('ended.title')}>{t('ended.otherTab')}</Alert>;
  return null;
}
