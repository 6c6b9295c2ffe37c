import { field, isRecord, type Profile, readText } from '@careline/shared/api';
import type { ProfileTexts } from '@careline/shared/lists';

/** What the profile form holds; the names are the API's. */
export interface ProfileValues extends ProfileTexts {
  readonly skill_ids: readonly string[];
}

export type ProfileField = keyof ProfileValues;

/** Fields in the order of the form. */
export const profileFields: readonly ProfileField[] = [
  'photo_url',
  'first_name',
  'last_name',
  'middle_name',
  'email',
  'organization_name',
  'description',
  'skill_ids',
  'personal_address_street1',
  'personal_address_street2',
  'personal_address_city',
  'personal_address_state',
  'personal_address_postal',
  'personal_address_country',
];

export function valuesOf(profile: Profile | null): ProfileValues {
  return profileValues((name) => profile?.[name] ?? '', [...(profile?.skill_ids ?? [])]);
}

/** What is saved of `values`: texts that were edited go without spaces at their ends, as the server keeps them. */
export function trimEdits(base: ProfileValues, values: ProfileValues): ProfileValues {
  return profileValues((name) => (values[name] === base[name] ? values[name] : values[name].trim()), values.skill_ids);
}

/** Reads a kept draft; undefined where it is none. */
export function readProfileValues(value: unknown): ProfileValues | undefined {
  if (!isRecord(value) || !Array.isArray(value.skill_ids)) return undefined;
  return profileValues(
    (name) => readText(field(value, name)) ?? '',
    value.skill_ids.filter((id) => typeof id === 'string'),
  );
}

function profileValues(text: (name: keyof ProfileTexts) => string, skillIds: readonly string[]): ProfileValues {
  return {
    first_name: text('first_name'),
    middle_name: text('middle_name'),
    last_name: text('last_name'),
    email: text('email'),
    organization_name: text('organization_name'),
    photo_url: text('photo_url'),
    description: text('description'),
    personal_address_street1: text('personal_address_street1'),
    personal_address_street2: text('personal_address_street2'),
    personal_address_city: text('personal_address_city'),
    personal_address_state: text('personal_address_state'),
    personal_address_postal: text('personal_address_postal'),
    personal_address_country: text('personal_address_country'),
    skill_ids: skillIds,
  };
}
