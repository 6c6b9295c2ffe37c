import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import styles from './field.module.css';
import { ErrorIcon } from './icons';

/** What a control inside a Field has to carry. */
interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Marks the label with "(optional)"; required is the unmarked case. */
  isOptional?: boolean;
  /** Read out, not shown: only where the place says it already, as in a table's filter. */
  isLabelHidden?: boolean;
  id?: string;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, hint below, error below with an icon, tied to the control. */
export function Field({ label, hint, error, isOptional, isLabelHidden, id, className, children }: FieldProps) {
  const { t } = useTranslation('shared');
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = classNames(errorId, hintId);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={classNames(styles.label, isLabelHidden && styles.hiddenLabel)}>
        {label}
        {isOptional ? <span className={styles.optional}> {t('field.optional')}</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

export interface FieldMessagesProps {
  hint?: ReactNode;
  hintId?: string | undefined;
  error?: ReactNode;
  errorId?: string | undefined;
}

/** The lines below a control. */
export function FieldMessages({ hint, hintId, error, errorId }: FieldMessagesProps) {
  return (
    <>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          <ErrorIcon size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}
