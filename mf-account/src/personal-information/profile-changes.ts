import type { Platform } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import type { FieldChange } from '../profile-history/profile-history';
import { skillNames, skillsText } from '../skills/skill-names';
import { differingFields } from './profile-edits';
import { type ProfileField, type ProfileValues, valuesOf } from './profile-values';

/** What a save has changed, in words that can be read later without the catalogue. */
export function profileChanges(
  platform: Pick<Platform, 'queries'>,
  before: Profile | null,
  after: Profile,
): readonly FieldChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const names = skillNames(platform, [...(before?.skills ?? []), ...after.skills]);
  return differingFields(old, now).map((field) => ({
    field,
    before: textOf(old[field], names),
    after: textOf(now[field], names),
  }));
}

function textOf(value: ProfileValues[ProfileField], names: ReadonlyMap<string, string>): string {
  return typeof value === 'string' ? value : skillsText(value, names);
}
