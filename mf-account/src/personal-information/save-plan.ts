import { isSameValue, mergeEdits } from '@careline/shared/forms';
import { conflictsOf, type ProfileConflict } from './profile-edits';
import type { ProfileField, ProfileValues } from './profile-values';
import { missingFields } from './required-fields';

/** What the user has agreed to since a save began. */
export interface Agreement {
  readonly settled: readonly ProfileConflict[];
  /** Of the settled fields those whose own value gives way. */
  readonly givenUp: readonly ProfileField[];
  /** Required fields that may be empty. */
  readonly emptied: readonly ProfileField[];
}

export const nothingAgreed: Agreement = { settled: [], givenUp: [], emptied: [] };

/** What a save makes of the profile, and what of it has to be asked about first. */
export interface SavePlan {
  readonly merged: ProfileValues;
  readonly conflicts: readonly ProfileConflict[];
  /** Required fields that leave a complete profile incomplete. */
  readonly emptied: readonly ProfileField[];
}

/** The edits between `base` and `values` on top of `fresh`. Who has agreed is asked again only where the server has something else by now. */
export function planSave(
  base: ProfileValues,
  values: ProfileValues,
  fresh: ProfileValues,
  { settled, givenUp, emptied }: Agreement,
): SavePlan {
  const merged = mergeEdits(base, values, fresh, givenUp);
  const missing = missingFields(fresh).length > 0 ? [] : missingFields(merged);
  return {
    merged,
    conflicts: conflictsOf(base, values, fresh).filter((conflict) => !settled.some((old) => isSame(old, conflict))),
    emptied: missing.every((field) => emptied.includes(field)) ? [] : missing,
  };
}

/** `agreed` with what was answered about conflicts; of a field that was asked about before the later answer counts. */
export function settle(
  agreed: Agreement,
  conflicts: readonly ProfileConflict[],
  givenUp: readonly ProfileField[],
): Agreement {
  const isOther = (field: ProfileField) => conflicts.every((conflict) => conflict.field !== field);
  return {
    ...agreed,
    settled: [...agreed.settled.filter(({ field }) => isOther(field)), ...conflicts],
    givenUp: [...agreed.givenUp.filter(isOther), ...givenUp],
  };
}

function isSame(one: ProfileConflict, other: ProfileConflict): boolean {
  return one.field === other.field && isSameValue(one.theirs, other.theirs);
}
