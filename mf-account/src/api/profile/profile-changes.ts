import { type ChangeContext, withLookUp } from '@careline/shared';
import { fetchFresh, hasVerifiedPhone, type Profile, profileQuery } from '@careline/shared/api';
import { hasChanges } from '../has-changes';
import type { ProfileBody } from './profile-body';
import { updateProfile } from './profile-calls';

// Every change of the profile's own fields goes through here, so that each is told by `profile.changed`.

/**
 * Saves the profile on top of `before`: where the answer got lost, the profile tells whether it has what was changed. Throws an Error in words
 * for people.
 */
export async function saveProfile(context: ChangeContext, before: Profile | null, body: ProfileBody): Promise<Profile> {
  const saved = await withLookUp(() => updateProfile(context, body), {
    find: async () => {
      const now = await fetchFresh(context, profileQuery(context.api));
      return hasChanges(before, body, now) ? (now ?? undefined) : undefined;
    },
    text: context.i18n.t,
  });
  context.events.emit('profile.changed', { change: 'updated' });
  return saved;
}

/** Fetches the profile afresh; resolves to whether it has a verified phone by now. `wasVerified` before is no change. Throws ApiError. */
export async function checkVerification(context: ChangeContext, wasVerified: boolean): Promise<boolean> {
  const isVerified = hasVerifiedPhone(await fetchFresh(context, profileQuery(context.api)));
  if (isVerified && !wasVerified) context.events.emit('profile.changed', { change: 'updated' });
  return isVerified;
}
