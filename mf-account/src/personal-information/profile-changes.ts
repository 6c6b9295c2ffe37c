import type { Platform } from '@careline/shared';
import { type CatalogueItem, type Profile, queryKeys } from '@careline/shared/api';
import type { FieldChange } from '../profile-history/profile-history';
import { differingFields } from './profile-edits';
import { type ProfileField, type ProfileValues, valuesOf } from './profile-values';

/** What a save has changed, in words that can be read later without the catalogue. */
export function profileChanges(
  { queries }: Pick<Platform, 'queries'>,
  before: Profile | null,
  after: Profile,
): readonly FieldChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const catalogue = queries.getQueryData<readonly CatalogueItem[]>(queryKeys.skills) ?? [];
  const names = namesOf([...catalogue, ...(before?.skills ?? []), ...after.skills]);
  return differingFields(old, now).map((field) => ({
    field,
    before: textOf(old, field, names),
    after: textOf(now, field, names),
  }));
}

/** A field as people read it; skills by their names. */
export function textOf(values: ProfileValues, field: ProfileField, names: ReadonlyMap<string, string>): string {
  const value = values[field];
  return typeof value === 'string' ? value : value.map((id) => names.get(id) ?? id).join(', ');
}

export function namesOf(skills: readonly CatalogueItem[]): ReadonlyMap<string, string> {
  return new Map(skills.map(({ id, name }) => [id, name]));
}
