import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage, keyOfCall, keyOfWords, ofOutcome, translationOf } from './error-language';

/**
 * After a switch of the page's language some servers' words cannot be had in the new one without asking again. Above the form stands then what the
 * call says where a server says nothing; without such words the refusal tells its language.
 */
export function useRefusalLanguage<Values extends FieldValues, Output>({
  formState: { errors },
  setError,
}: Pick<UseFormReturn<Values, unknown, Output>, 'formState' | 'setError'>): void {
  const { i18n } = useTranslation('shared');
  const spoken = useRef(i18n.language);
  const refusal = errors.root?.server;
  useEffect(() => {
    const before = spoken.current;
    spoken.current = i18n.language;
    if (before === i18n.language || refusal?.message === undefined) return;
    if (keyOfWords(refusal) !== undefined || translationOf(refusal, i18n.language) !== undefined) return;
    const key = keyOfCall(refusal);
    if (key !== undefined) setError('root.server', { message: key, ...ofOutcome(refusal) });
    else if (!i18n.exists(refusal.message))
      setError('root.server', { ...inLanguage(before), message: refusal.message });
  }, [i18n, i18n.language, refusal, setError]);
}
