import type { Platform } from '@careline/shared';
import type { UserCondition } from '@careline/shared/lists';
import type { FieldChange } from '../profile-history/profile-history';
import { skillNames, skillsText } from '../skills/skill-names';

/** What one change of a condition was, for the history; `undefined` is a condition that is not there. */
export function conditionChanges(
  platform: Pick<Platform, 'queries'>,
  before: UserCondition | undefined,
  after: UserCondition | undefined,
): readonly FieldChange[] {
  if (!before || !after) {
    return [
      { field: 'conditions', before: before?.condition_details.name ?? '', after: after?.condition_details.name ?? '' },
    ];
  }
  const names = skillNames(platform);
  const skills = (condition: UserCondition) =>
    skillsText(
      condition.associated_skills.map(({ skill_id }) => skill_id),
      names,
    );
  const changes: readonly FieldChange[] = [
    {
      field: 'personalized_short_description',
      before: before.personalized_short_description,
      after: after.personalized_short_description,
    },
    {
      field: 'personalized_long_description',
      before: before.personalized_long_description,
      after: after.personalized_long_description,
    },
    { field: 'active', before: String(before.active), after: String(after.active) },
    { field: 'associated_skills', before: skills(before), after: skills(after) },
  ];
  const subject = after.condition_details.name;
  return changes.filter((change) => change.before !== change.after).map((change) => ({ ...change, subject }));
}
