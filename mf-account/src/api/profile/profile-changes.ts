import type { ChangeContext } from '@careline/shared';
import { fetchFresh, hasVerifiedPhone, type Profile, profileQuery } from '@careline/shared/api';
import type { ProfileBody } from './profile-body';
import { updateProfile } from './profile-calls';

// Every change of the profile's own fields goes through here, so that each is told by `profile.changed`.

/** Saves the profile. Throws ApiError. */
export async function saveProfile(context: ChangeContext, body: ProfileBody): Promise<Profile> {
  const saved = await updateProfile(context, body);
  context.events.emit('profile.changed', { change: 'updated' });
  return saved;
}

/** Fetches the profile afresh; resolves to whether it has a verified phone by now. `wasVerified` before is no change. Throws ApiError. */
export async function checkVerification(context: ChangeContext, wasVerified: boolean): Promise<boolean> {
  const isVerified = hasVerifiedPhone(await fetchFresh(context, profileQuery(context.api)));
  if (isVerified && !wasVerified) context.events.emit('profile.changed', { change: 'updated' });
  return isVerified;
}
