import { usePlatform } from '@careline/shared';
import { type Draft, openDraft } from '@careline/shared/forms';
import { useEffect, useState } from 'react';

/** The part of both forms that is kept; never the password: that one lives in the form alone. */
export interface AccountEmail {
  readonly email: string;
}

/**
 * The e-mail that was typed on either page, so that a reload and the way from registration to sign-in keep it. Without such a draft the
 * form starts with `initial`.
 */
export function useKeptEmail(initial = ''): Draft<AccountEmail> {
  const { drafts } = usePlatform();
  const [base] = useState<AccountEmail>({ email: initial });
  const [draft] = useState(() => openDraft(drafts, { name: 'account-email', base, read: readEmail }));
  useEffect(() => {
    // The other page may have started with something else; what this one starts with anyway needs no draft.
    draft.rebase(base, draft.start);
  }, [draft, base]);
  return draft;
}

function readEmail(value: unknown): AccountEmail | undefined {
  if (typeof value !== 'object' || value === null || !('email' in value)) return undefined;
  return typeof value.email === 'string' ? { email: value.email } : undefined;
}
