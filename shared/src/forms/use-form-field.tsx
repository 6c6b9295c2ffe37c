import { use, useEffect, useId } from 'react';
import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form';
import { FieldRegistry } from './field-registry';
import { useErrorText } from './use-error-text';

/** What every field of a Form shares: its id, its error as words, and its place in the error summary. */
export function useFormField(name: string, label: string) {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const enrol = use(FieldRegistry);
  const id = useId();
  const errorText = useErrorText();
  useEffect(() => enrol({ name, id, label }), [enrol, name, id, label]);
  const { error } = getFieldState(name, formState);
  if (error?.message === undefined) return { id };
  const { words, lang } = errorText(error, label);
  return { id, error: lang === undefined ? words : <span lang={lang}>{words}</span> };
}

/** Props that every field takes beside those of its control. */
export interface FormFieldProps {
  /** The API's field name; dots lead into nested values. */
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Checks for forms without a schema. */
  rules?: RegisterOptions;
}
