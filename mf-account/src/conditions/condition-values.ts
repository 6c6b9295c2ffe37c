import { isRecord, type Profile } from '@careline/shared/api';
import { mergeEdits } from '@careline/shared/forms';
import type { UserCondition } from '@careline/shared/lists';
import { type ConditionLink, conditionLink } from '../api/profile/condition-links';

/** What the form of one condition holds; the names are the API's. */
export interface ConditionValues {
  readonly personalized_short_description: string;
  readonly personalized_long_description: string;
  readonly active: boolean;
  /** Skill ids. */
  readonly associated_skills: readonly string[];
}

/** How many characters the server takes. */
export const conditionLimits = { personalized_short_description: 500, personalized_long_description: 5000 };

export function valuesOf(condition: UserCondition): ConditionValues {
  const { personalized_short_description, personalized_long_description, active, associated_skills } = condition;
  return {
    personalized_short_description,
    personalized_long_description,
    active,
    associated_skills: associated_skills.map((skill) => skill.skill_id),
  };
}

/** `condition` as it is now, with what was edited between `base` and `values` on it (F44, F54). */
export function withEdits(condition: UserCondition, base: ConditionValues, values: ConditionValues): UserCondition {
  const { associated_skills, ...merged } = mergeEdits(base, values, valuesOf(condition));
  const skills = associated_skills.map((id) => ({ skill_id: id }));
  return { ...condition, ...linkOf({ ...condition, ...merged, associated_skills: skills }) };
}

/**
 * `condition` as its professional wants it, on what the server has `stored` of it by now: what it has in common with all `versions` is no edit,
 * and gives way. Without them these are the words that are only our default.
 */
export function withOwnWords(
  stored: UserCondition,
  condition: UserCondition,
  versions: readonly UserCondition[] = [asNew(condition)],
): UserCondition {
  const values = valuesOf(condition);
  return versions.reduce((merged, version) => withEdits(merged, valuesOf(version), values), stored);
}

/** The condition as it was before anything was written about it. */
export function asNew({ condition_id, condition_details }: UserCondition): UserCondition {
  return newCondition(condition_id, condition_details.name);
}

/** What the profile has of a condition, by its catalogue id. */
export function conditionOf(profile: Profile | null, id: string): UserCondition | undefined {
  return profile?.personalized_conditions.find(({ condition_id }) => condition_id === id);
}

/** The entry that links the condition as it is (PD31); blank texts become the defaults. */
export function linkOf(condition: UserCondition): ConditionLink {
  const { condition_id, personalized_short_description, personalized_long_description, active } = condition;
  const associated_skills = condition.associated_skills.map(({ skill_id }) => ({ skill_id }));
  return conditionLink({
    condition_id,
    personalized_short_description,
    personalized_long_description,
    active,
    associated_skills,
  });
}

/** A condition of the catalogue as it is linked first: active, with the default descriptions of R154. */
export function newCondition(id: string, name: string): UserCondition {
  const link = conditionLink({ condition_id: id });
  return { ...link, id, professional_id: undefined, condition_details: { name } };
}

/** Reads a kept draft; undefined where it is none. */
export function readConditionValues(value: unknown): ConditionValues | undefined {
  if (!isRecord(value)) return undefined;
  const { personalized_short_description, personalized_long_description, active, associated_skills } = value;
  if (typeof personalized_short_description !== 'string' || typeof personalized_long_description !== 'string')
    return undefined;
  if (!Array.isArray(associated_skills)) return undefined;
  return {
    personalized_short_description,
    personalized_long_description,
    active: active === true,
    associated_skills: associated_skills.filter((id) => typeof id === 'string'),
  };
}
