import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft';
import { mergeEdits } from './draft-edits';
import { isSame } from './same-values';

/** A form as `useForm` makes it, whose values are sent as they are. */
export type FormHandle<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/** A form with its draft. */
export interface KeptForm<Values extends FieldValues> {
  readonly form: FormHandle<Values>;
  readonly draft: Draft<Values>;
  /** Whether the form still holds what an earlier visit has left. */
  readonly isRestored: boolean;
  /** The server has `base` now; the form shows `values`, and nothing else is unsaved. */
  readonly startAgain: (base: Values, values?: Values) => void;
  /** After a save: what was typed since `sent` stays in the form, on top of what was saved. Returns whether there is such. */
  readonly goOnFrom: (sent: Values, saved: Values) => boolean;
}

/** Ties a form to its draft: each change is kept at once. */
export function useKeptForm<Values extends FieldValues>(
  form: FormHandle<Values>,
  draft: Draft<Values>,
): KeptForm<Values> {
  const [isRestored, setIsRestored] = useState(draft.wasKept);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );

  const startAgain = useCallback(
    (base: Values, values: Values = base) => {
      // A form that was left meanwhile hears nothing of its reset.
      draft.rebase(base, values);
      form.reset(values);
      setIsRestored(false);
    },
    [form, draft],
  );

  function goOnFrom(sent: Values, saved: Values): boolean {
    if (draft.isClosed()) return false;
    const values = mergeEdits(sent, form.getValues(), saved);
    startAgain(saved, values);
    return !isSame(values, saved);
  }

  return { form, draft, isRestored, startAgain, goOnFrom };
}
