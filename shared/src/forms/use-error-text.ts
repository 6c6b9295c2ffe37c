import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Words for a validation message: a key of the `shared` namespace such as `validation.required`, another namespace's key
 * (`account:…`), or plain text, which passes unchanged. Keys follow a switch of language while the form stays as it is.
 */
export function useErrorText(): (message: string) => string {
  const { t, i18n } = useTranslation('shared');
  return useCallback((message: string) => (i18n.exists(message, { ns: 'shared' }) ? t(message) : message), [t, i18n]);
}
