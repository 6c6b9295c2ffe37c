import { type ApiContext, type Profile, refreshProfile } from '@careline/shared/api';
import { isUuidShaped } from './profile-body';
import { putProfile } from './profile-calls';

/** specification.md §5: what the server gets where the professional wrote nothing; data, so the same in every language. */
export const DEFAULT_SHORT_DESCRIPTION = 'I specialize in treating this condition';
export const DEFAULT_LONG_DESCRIPTION =
  'I have experience and expertise in providing care for patients with this condition.';

export interface ConditionLink {
  readonly condition_id: string;
  readonly personalized_short_description: string;
  readonly personalized_long_description: string;
  readonly active: boolean;
  readonly associated_skills: readonly { readonly skill_id: string }[];
}

/** A whole entry; what is left out or blank gets the default (decisions.md D31). */
export function conditionLink(
  entry: Pick<ConditionLink, 'condition_id'> & Partial<Omit<ConditionLink, 'condition_id'>>,
): ConditionLink {
  return {
    condition_id: entry.condition_id,
    personalized_short_description: entry.personalized_short_description?.trim() || DEFAULT_SHORT_DESCRIPTION,
    personalized_long_description: entry.personalized_long_description?.trim() || DEFAULT_LONG_DESCRIPTION,
    active: entry.active ?? true,
    associated_skills: entry.associated_skills ?? [],
  };
}

/**
 * Adds conditions to the profile, or changes those that it has; a plain id adds with the server's defaults. The profile is fetched
 * again afterwards and returned. Throws ApiError.
 */
export async function linkConditions(
  context: ApiContext,
  links: readonly (ConditionLink | string)[],
  skillIds?: readonly string[],
): Promise<Profile | null> {
  await putProfile(context.api, {
    conditions_to_link: links,
    ...(skillIds && { skill_ids: skillIds.filter(isUuidShaped) }),
  });
  return refreshProfile(context);
}

/** Takes conditions off the profile, by their catalogue ids; fetches the profile again and returns it. Throws ApiError. */
export async function unlinkConditions(context: ApiContext, conditionIds: readonly string[]): Promise<Profile | null> {
  await putProfile(context.api, { conditions_to_unlink: conditionIds });
  return refreshProfile(context);
}
