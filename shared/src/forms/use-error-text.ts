import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ForeignWords, foreignTag } from '../ui/error-words';
import { keyOfCall, keyOfOutcome, keyOfWords, languageOfError, translationOf } from './error-language';

/** An error of a form, of a field or above it. */
export interface FormError {
  readonly message?: string | undefined;
  readonly type?: string | number | undefined;
}

/**
 * Words for an error of a form: those of a key of the `shared` namespace such as `validation.required`, of another namespace's key (`account:…`), or
 * plain text, which passes unchanged, as a server's words always do. A key's words may name the field by its `label`, and how many problems there
 * are by `count`. Keys follow a switch of language while the form stays as it is, and so does a refusal whose words can be had in the new one.
 */
export function useErrorText(): (error: FormError, label?: string, count?: number) => ForeignWords {
  const { t, i18n } = useTranslation('shared');
  return useCallback(
    (error: FormError, label = '', count = 0) => {
      const outcome = keyOfOutcome(error);
      const whole = (words: string) => (outcome === undefined ? words : `${words} ${t(outcome)}`);
      const said = translationOf(error, i18n.language);
      if (said !== undefined) return { words: whole(said) };
      const { message = '' } = error;
      const isServers = keyOfCall(error) !== undefined || languageOfError(error) !== undefined;
      const key = [keyOfWords(error), isServers ? undefined : message].find(
        (one) => one !== undefined && i18n.exists(one, { ns: 'shared', count, returnObjects: false }),
      );
      if (key !== undefined) return { words: whole(t(key, { label, count })) };
      return { words: message, lang: foreignTag(languageOfError(error), i18n.language) };
    },
    [t, i18n],
  );
}
