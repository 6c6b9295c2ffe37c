import { usePlatform } from '@careline/shared';
import { useCallback } from 'react';

const DRAFT = 'account-email';

/**
 * The e-mail that was typed on either page, so that a reload and the way from registration to sign-in keep it. Never the password:
 * that one lives in the form alone.
 */
export function useKeptEmail() {
  const { drafts } = usePlatform();
  return {
    read: useCallback((): string | undefined => {
      const draft = drafts.read(DRAFT);
      return typeof draft === 'string' ? draft : undefined;
    }, [drafts]),
    keep: useCallback((email: string) => drafts.write(DRAFT, email), [drafts]),
  };
}
