import { useController } from 'react-hook-form';
import { FieldMessages } from '../ui/field';
import { Switch } from '../ui/switch';
import { type ChoiceFieldProps, messageIds } from './checkbox-field';
import styles from './form.module.css';
import { useFormField } from './use-form-field';

/** On or off, saved with the form. */
export function SwitchField({ name, label, hint }: ChoiceFieldProps) {
  const { field } = useController({ name });
  const { id, error } = useFormField(name, label);
  const { hintId, errorId, describedBy } = messageIds(id, hint, error);
  return (
    <div className={styles.switchField}>
      <div>
        <label htmlFor={id} className={styles.switchLabel}>
          {label}
        </label>
        <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
      <Switch
        id={id}
        name={name}
        ref={field.ref}
        checked={field.value === true}
        onCheckedChange={field.onChange}
        onBlur={field.onBlur}
        aria-describedby={describedBy}
      />
    </div>
  );
}
