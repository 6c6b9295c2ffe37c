import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldMessages } from '../ui/field';
import { Checkbox } from '../ui/input';
import styles from './form.module.css';
import { type FormFieldProps, useFormField } from './use-form-field';

/** A field of a form, with what the control itself takes. */
export type ChoiceFieldProps = Omit<FormFieldProps, 'isOptional'>;

/** What describes a choice, by its id. */
export function messageIds(id: string, hint: string | undefined, error: ReactNode) {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return { hintId, errorId, describedBy };
}

/** Yes or no, with its label beside it. */
export function CheckboxField({ name, label, hint, rules }: ChoiceFieldProps) {
  const { register } = useFormContext();
  const { id, error } = useFormField(name, label);
  const { hintId, errorId, describedBy } = messageIds(id, hint, error);
  return (
    <div className={styles.checkboxField}>
      <Checkbox
        id={id}
        aria-describedby={describedBy}
        aria-invalid={error === undefined ? undefined : true}
        {...register(name, rules)}
      />
      <label htmlFor={id} className={styles.checkboxLabel}>
        {label}
      </label>
      <div className={styles.checkboxMessages}>
        <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </div>
  );
}
