import type { Profile } from '../api/profile/profile';
import { queryKeys } from '../api/query-keys';
import { readableEmail } from '../api/rules/readable-email';
import type { User } from '../api/user';
import type { SessionUser } from '../platform/session';
import type { AuthStorage } from './auth-storage';
import type { PageCache } from './page-cache';

/** The validated user together with the profile that the cache holds and the e-mail that follows from both. */
export function sessionUser(
  user: User,
  cache: Pick<PageCache, 'made'>,
  storage: Pick<AuthStorage, 'readEmail'>,
): SessionUser {
  const profile = cache.made()?.getQueryData<Profile | null>(queryKeys.profile);
  return {
    id: user.id,
    org_id: user.org_id,
    permissions: user.permissions,
    username: user.username,
    email: readableEmail(user, profile ?? undefined, storage.readEmail()),
    profile,
  };
}
