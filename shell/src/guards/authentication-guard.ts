import { localePath, type Session } from '@careline/shared';
import type { Target } from '../routes/target';
import type { GuardAnswer } from './outcome';
import { isPublicPath } from './public-paths';
import type { RememberedPath } from './remembered-path';

/**
 * Every path but the public ones needs a signed-in user (specification.md §2). Stored authentication is tried before anybody is sent to
 * the login page of the same language, and the intended path is remembered.
 */
export async function authenticationGuard(
  target: Target,
  session: Session,
  remembered: RememberedPath,
): Promise<GuardAnswer> {
  if (isPublicPath(target.path)) return undefined;
  const isSignedIn = session.getSnapshot().isAuthenticated || (await session.initialise());
  if (isSignedIn) return undefined;
  remembered.remember(target.href);
  return { kind: 'redirect', to: localePath('/auth/login', target.locale) };
}
