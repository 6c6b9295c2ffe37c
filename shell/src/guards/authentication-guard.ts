import { localePath, type Session } from '@careline/shared';
import type { Access } from '@careline/shared/manifest';
import type { Target } from '../routes/target';
import type { GuardAnswer } from './outcome';
import type { RememberedPath } from './remembered-path';

/**
 * Every page but the public ones needs a signed-in user (R37, PD73). Stored authentication is tried before anybody is sent to
 * `signIn`, the login page's unprefixed path, in the same language, and the intended path is remembered.
 */
export async function authenticationGuard(
  target: Target,
  access: Access,
  session: Session,
  remembered: RememberedPath,
  signIn: string,
): Promise<GuardAnswer> {
  if (access === 'public') return undefined;
  const isSignedIn = session.getSnapshot().isAuthenticated || (await session.initialise());
  if (isSignedIn) return undefined;
  remembered.remember(target.href);
  return { kind: 'redirect', to: localePath(signIn, target.locale) };
}
