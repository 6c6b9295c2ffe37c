import { useCallback } from 'react';
import { usePlatform } from '../remote/platform-context';
import { languageOf } from '../ui/error-words';
import { errorMessage } from './error-message';

/** Tells a failed change by an error toast: its title, and below it the error's own words, which come back for a form to show. */
export function useAnnounceFailure(): (title: string, error: unknown) => string {
  const { toasts } = usePlatform();
  return useCallback(
    (title, error) => {
      const description = errorMessage(error);
      toasts.add({ title, description, lang: languageOf(error), color: 'error' });
      return description;
    },
    [toasts],
  );
}
