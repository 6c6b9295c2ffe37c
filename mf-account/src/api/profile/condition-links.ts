import type { ApiClient, Profile } from '@careline/shared/api';
import type { UserCondition } from '@careline/shared/lists';
import { isUuidShaped } from './profile-body';
import { putProfile } from './profile-calls';

/** R154: what the server gets where the professional wrote nothing; data, so the same in every language. */
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

/** A whole entry; what is left out or blank gets the default (PD31). */
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
 * PUT /professionals/profile: adds conditions to the profile, or changes those that it has; a plain id adds with the server's defaults.
 * Throws ApiError.
 */
export async function putLinks(
  api: ApiClient,
  links: readonly (ConditionLink | string)[],
  skillIds?: readonly string[],
): Promise<void> {
  await putProfile(api, {
    conditions_to_link: links,
    ...(skillIds && { skill_ids: skillIds.filter(isUuidShaped) }),
  });
}

/** PUT /professionals/profile: takes conditions off the profile, by their catalogue ids. Throws ApiError. */
export async function putUnlinks(api: ApiClient, conditionIds: readonly string[]): Promise<void> {
  await putProfile(api, { conditions_to_unlink: conditionIds });
}

/** Whether the profile has each link as it was sent; of a plain id only whether the condition is there. */
export function hasLinks(profile: Profile | null, links: readonly (ConditionLink | string)[]): boolean {
  return links.every((link) => {
    const id = typeof link === 'string' ? link : link.condition_id;
    const linked = profile?.personalized_conditions.find(({ condition_id }) => condition_id === id);
    return linked !== undefined && (typeof link === 'string' || isSameLink(linked, link));
  });
}

function isSameLink(linked: UserCondition, link: ConditionLink): boolean {
  const [before, after] = [linked, link].map(({ associated_skills }) =>
    associated_skills.map(({ skill_id }) => skill_id).toSorted(),
  );
  return (
    linked.active === link.active &&
    linked.personalized_short_description === link.personalized_short_description &&
    linked.personalized_long_description === link.personalized_long_description &&
    before?.join() === after?.join()
  );
}
