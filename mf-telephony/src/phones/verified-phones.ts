import type { Profile, ProfilePhone } from '@careline/shared/api';

/** The phones that calls may be forwarded to (PD46); none while the profile is not known. */
export function verifiedPhones(profile: Profile | null | undefined): readonly ProfilePhone[] {
  return profile?.phone_numbers.filter(({ is_verified }) => is_verified) ?? [];
}
