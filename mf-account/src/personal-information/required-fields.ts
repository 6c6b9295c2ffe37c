import { profileCompleteness } from '@careline/shared/api';
import type { FormHandle } from '@careline/shared/forms';
import type { RequiredProfileField } from '@careline/shared/lists';
import { useEffect } from 'react';
import { type ProfileField, type ProfileValues, profileFields } from './profile-values';

/** The form's fields that a complete profile still lacks, in the order of the form. */
export function missingFields(values: ProfileValues): readonly ProfileField[] {
  const missing = new Set(profileCompleteness({ ...values, skills: [] }).missing.map(fieldOf));
  return profileFields.filter((field) => missing.has(field));
}

/** Marks what is still needed and heads the list of it, which takes the focus once the form was sent (PD65). */
export function markMissing(form: FormHandle<ProfileValues>, fields: readonly ProfileField[]): void {
  for (const field of fields) form.setError(field, { message: 'validation.required' });
  form.setError('root.incomplete', { message: 'mf-account:profile.saved' });
}

/** Takes the marks off the fields that are being filled in. */
export function useClearFilled(form: FormHandle<ProfileValues>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { errors } = form.formState;
          if (errors.root?.incomplete === undefined) return;
          const missing = missingFields(values);
          form.clearErrors(profileFields.filter((field) => errors[field] && !missing.includes(field)));
          if (missing.length === 0) form.clearErrors('root.incomplete');
        },
      }),
    [form],
  );
}

function fieldOf(name: RequiredProfileField): ProfileField {
  return name === 'skills' ? 'skill_ids' : name;
}
