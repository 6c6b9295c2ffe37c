import { usePagePath, useTexts } from '@careline/shared';
import { LinkButton } from '@careline/shared/ui';
import { useIsSignedIn } from './use-is-signed-in';

/** What a public page leads on to: an account, or the dashboard for who has one (PD6). One link, so that the focus outlasts the change. */
export function EntranceButton() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const isSignedIn = useIsSignedIn();
  return (
    <LinkButton href={pathOf(isSignedIn ? 'dashboard' : 'register')} variant="primary">
      {t(isSignedIn ? 'nav.dashboard' : 'nav.createAccount')}
    </LinkButton>
  );
}
