import type { Profile } from '@careline/shared/api';
import type { ProfileTexts } from '@careline/shared/lists';

/** Longest photo_url that is sent, in characters (R143). */
export const PHOTO_URL_MAX_LENGTH = 2048;
/** A static file of the host (PD29). */
const DEFAULT_PROFILE_IMAGE = '/images/default-profile.png';

/** What a form may change; what it leaves out stays as the profile has it. */
export interface ProfileChanges extends Partial<ProfileTexts> {
  readonly skill_ids?: readonly string[];
  readonly condition_ids?: readonly string[];
  readonly custom_conditions?: readonly unknown[];
}

/** The body of PUT /professionals/profile, before its wrapper. */
export interface ProfileBody extends ProfileTexts {
  readonly skill_ids: readonly string[];
  readonly condition_ids: readonly string[];
  readonly custom_conditions: readonly unknown[];
}

/** PD32. */
export function isUuidShaped(text: string): boolean {
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
}

/** Always whole, so that the server loses nothing: ids that are no UUIDs are dropped, an overlong photo becomes the default image. */
export function profileBody(profile: Profile | null, changes: ProfileChanges): ProfileBody {
  const text = (name: keyof ProfileTexts) => changes[name] ?? profile?.[name] ?? '';
  const photo = text('photo_url');
  return {
    email: text('email'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    middle_name: text('middle_name'),
    description: text('description'),
    organization_name: text('organization_name'),
    photo_url: photo.length > PHOTO_URL_MAX_LENGTH ? DEFAULT_PROFILE_IMAGE : photo,
    personal_address_street1: text('personal_address_street1'),
    personal_address_street2: text('personal_address_street2'),
    personal_address_city: text('personal_address_city'),
    personal_address_state: text('personal_address_state'),
    personal_address_postal: text('personal_address_postal'),
    personal_address_country: text('personal_address_country'),
    skill_ids: (changes.skill_ids ?? profile?.skill_ids ?? []).filter(isUuidShaped),
    condition_ids: (changes.condition_ids ?? profile?.condition_ids ?? []).filter(isUuidShaped),
    custom_conditions: changes.custom_conditions ?? profile?.custom_conditions ?? [],
  };
}
