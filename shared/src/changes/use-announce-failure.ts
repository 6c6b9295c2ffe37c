import { useCallback } from 'react';
import { useOwner, usePlatform } from '../remote/platform-context';
import { errorMessage } from './error-message';
import { sayAnew } from './say-anew';

/**
 * Tells a failed change by an error toast: its title, a key of the texts of the remote that owns this root, and below it the error's own words, which
 * come back for a form to show.
 */
export function useAnnounceFailure(): (title: string, error: unknown) => string {
  const { toasts, i18n } = usePlatform();
  const owner = useOwner();
  return useCallback(
    (title, error) => {
      toasts.add(sayAnew(i18n, owner, { title, color: 'error' }, error));
      return errorMessage(error);
    },
    [toasts, i18n, owner],
  );
}
