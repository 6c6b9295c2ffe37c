import type { Profile } from '../profile/profile';

/** Fields without which a profile is incomplete, in the order of the form (R106). */
const requiredTexts = [
  'first_name',
  'last_name',
  'description',
  'personal_address_street1',
  'personal_address_city',
  'personal_address_state',
  'personal_address_postal',
  'personal_address_country',
] as const;

/** A field of the API without which a profile is incomplete. */
export type RequiredProfileField = (typeof requiredTexts)[number] | 'skills';

/** Whether a profile is complete, and what it lacks. */
export interface ProfileCompleteness {
  readonly complete: boolean;
  /** Names of the API's fields; `skills` where there is none. */
  readonly missing: readonly RequiredProfileField[];
}

/** What completeness looks at: a profile, or a form that is still being filled in. */
export type ProfileFacts = Pick<Profile, (typeof requiredTexts)[number] | 'skills' | 'skill_ids'>;

/** Blank texts are missing; one skill is enough, named or by id (PD26). */
export function profileCompleteness(profile: ProfileFacts | null | undefined): ProfileCompleteness {
  const missing: RequiredProfileField[] = requiredTexts.filter((name) => !profile?.[name].trim());
  if (!profile?.skills.length && !profile?.skill_ids.length) missing.push('skills');
  return { complete: missing.length === 0, missing };
}
