import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Words for a validation message: a key of the `shared` namespace such as `validation.required`, another namespace's key
 * (`account:…`), or plain text, which passes unchanged. A key's words may name the field by its `label`. Keys follow a switch of
 * language while the form stays as it is.
 */
export function useErrorText(): (message: string, label?: string) => string {
  const { t, i18n } = useTranslation('shared');
  return useCallback(
    (message: string, label = '') => (i18n.exists(message, { ns: 'shared' }) ? t(message, { label }) : message),
    [t, i18n],
  );
}
