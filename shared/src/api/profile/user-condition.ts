import { field, isRecord, readBoolean, readText } from '../read';
import type { UserCondition } from './profile';

/** Reads a personalized condition; undefined where it names no catalogue condition. */
export function readUserCondition(value: unknown): UserCondition | undefined {
  if (!isRecord(value)) return undefined;
  const details = field(value, 'condition_details');
  const detailed = isRecord(details) ? details : {};
  const conditionId = readText(field(value, 'condition_id')) ?? readText(field(detailed, 'id'));
  if (conditionId === undefined) return undefined;
  const skills = field(value, 'associated_skills');
  return {
    id: readText(field(value, 'id')) ?? conditionId,
    condition_id: conditionId,
    professional_id: readText(field(value, 'professional_id')),
    condition_details: { name: readText(field(detailed, 'name')) ?? readText(field(value, 'name')) ?? '' },
    active: readBoolean(field(value, 'active')) ?? true,
    personalized_short_description: readText(field(value, 'personalized_short_description')) ?? '',
    personalized_long_description: readText(field(value, 'personalized_long_description')) ?? '',
    associated_skills: (Array.isArray(skills) ? skills : [])
      .map(readAssociatedSkill)
      .filter((skill) => skill !== undefined),
  };
}

function readAssociatedSkill(value: unknown): { readonly skill_id: string } | undefined {
  const id = isRecord(value) ? readText(field(value, 'skill_id', 'id')) : readText(value);
  return id === undefined ? undefined : { skill_id: id };
}
