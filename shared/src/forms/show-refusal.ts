import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error';
import { ofCall } from './error-language';

/** Shows a server's refusal where it belongs: at the field that its path ends in, where the form has one of that name, else above the form. */
export function showRefusal<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
  message: string,
): void {
  const field = error instanceof ApiError ? error.field?.split('.').at(-1) : undefined;
  form.setError(hasField(form.getValues(), field) ? field : 'root.server', { message, ...ofCall(error) });
}

function hasField<Values extends FieldValues>(values: Values, field: string | undefined): field is FieldPath<Values> {
  return field !== undefined && Object.hasOwn(values, field);
}
