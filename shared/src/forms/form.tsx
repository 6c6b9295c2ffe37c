import { type BaseSyntheticEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { classNames } from '../ui/class-names';
import { ErrorSummary } from './error-summary';
import { FieldRegistry, type RegisteredField } from './field-registry';
import styles from './form.module.css';
import { useErrorTitle } from './use-error-title';
import { useRefusalLanguage } from './use-refusal-language';

/** A form, its first values and what sending it does. */
export interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Called with valid values; the submit button is busy until its promise settles. */
  onSubmit: SubmitHandler<Output>;
  /** Names the form where the page holds several. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form without the browser's bubbles: what is wrong stands beside each field and in a summary above, which takes the
 * focus and leads to the fields; not from whoever has gone on typing meanwhile, to whom it is read out. A refusal by the server goes to `showRefusal`, what a saved form still lacks to
 * `root.incomplete`, which heads the list of fields that were marked with it.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  label,
  className,
  children,
}: FormProps<Values, Output>) {
  const [fields, setFields] = useState<readonly RegisteredField[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  /** Whether somebody has gone on filling it while it was sent. */
  const isTypedOn = useRef(false);
  const { errors, submitCount, isSubmitting } = form.formState;
  // A save that starts the form again counts as no attempt; what it left to say is on the root.
  const incomplete = errors.root?.incomplete;
  const isSummaryShown = (submitCount > 0 || incomplete !== undefined) && Object.keys(errors).length > 0;

  useErrorTitle(isSummaryShown);
  useRefusalLanguage(form);

  const register = useCallback((field: RegisteredField) => {
    setFields((known) => [...known, field]);
    return () => setFields((known) => known.filter((other) => other !== field));
  }, []);

  useEffect(() => {
    // Each failed attempt, not each change of the errors: typing must not lose the focus.
    const isDisturbing = isTypedOn.current && isInField(document.activeElement);
    isTypedOn.current = false;
    if ((submitCount > 0 || incomplete !== undefined) && !isDisturbing) summary.current?.focus();
  }, [submitCount, incomplete]);

  function handleSubmit(event: BaseSyntheticEvent): void {
    // React's events cross portals: a form in a dialog must not submit the one that opened it.
    event.stopPropagation();
    isTypedOn.current = false;
    void form.handleSubmit(onSubmit)(event);
  }

  return (
    <FormProvider {...form}>
      <FieldRegistry value={register}>
        <form
          className={classNames(styles.form, className)}
          noValidate
          aria-label={label}
          onSubmit={handleSubmit}
          onChange={() => {
            isTypedOn.current ||= isSubmitting;
          }}
        >
          {isSummaryShown ? <ErrorSummary ref={summary} fields={fields} /> : null}
          {children}
        </form>
      </FieldRegistry>
    </FormProvider>
  );
}

function isInField(focused: Element | null): boolean {
  return focused?.matches('input, textarea, select') === true;
}

/** Buttons at the end of a form, the main one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** Fields that belong together, with a heading of their own. */
export function FormGroup({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {children}
    </fieldset>
  );
}

/** Two or three short fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
