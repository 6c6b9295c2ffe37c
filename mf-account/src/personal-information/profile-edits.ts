import { isSameValue } from '@careline/shared/forms';
import { type ProfileField, type ProfileValues, profileFields } from './profile-values';

/** A field that the user edited and that has changed on the server meanwhile. */
export interface ProfileConflict {
  readonly field: ProfileField;
  readonly yours: ProfileValues[ProfileField];
  readonly theirs: ProfileValues[ProfileField];
}

/** Fields in which the two differ; skills are a set. */
export function differingFields(left: ProfileValues, right: ProfileValues): readonly ProfileField[] {
  return profileFields.filter((field) => !isSameValue(left[field], right[field]));
}

/** Where `fresh` no longer has what the user began with (`base`), and not what they want (`values`) either. */
export function conflictsOf(
  base: ProfileValues,
  values: ProfileValues,
  fresh: ProfileValues,
): readonly ProfileConflict[] {
  const theirs = new Set(differingFields(base, fresh));
  const unlike = new Set(differingFields(values, fresh));
  return differingFields(base, values)
    .filter((field) => theirs.has(field) && unlike.has(field))
    .map((field) => ({ field, yours: values[field], theirs: fresh[field] }));
}
