import { type FieldValues, type UseFormProps, type UseFormReturn, useForm as useReactHookForm } from 'react-hook-form';

/** react-hook-form's `useForm` with the habits of this site: checked on submit, then with each change; the summary takes the focus. */
export function useForm<Values extends FieldValues = FieldValues, Output = Values>(
  options: UseFormProps<Values, unknown, Output>,
): UseFormReturn<Values, unknown, Output> {
  return useReactHookForm<Values, unknown, Output>({ shouldFocusError: false, ...options });
}
