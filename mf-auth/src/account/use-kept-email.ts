import { usePlatform } from '@careline/shared';
import { useCallback, useState } from 'react';

const DRAFT = 'account-email';

export interface KeptEmail {
  /** What the form starts with: what was typed before, or else `initial`. */
  readonly start: string;
  /** Keeps what was typed; what the form started with anyway needs no draft. */
  readonly keep: (email: string) => void;
}

/**
 * The e-mail that was typed on either page, so that a reload and the way from registration to sign-in keep it. Never the password:
 * that one lives in the form alone.
 */
export function useKeptEmail(initial = ''): KeptEmail {
  const { drafts } = usePlatform();
  const [base] = useState(initial);
  const [start] = useState(() => {
    const draft = drafts.read(DRAFT);
    return typeof draft === 'string' ? draft : base;
  });
  const keep = useCallback(
    (email: string) => (email === base ? drafts.remove(DRAFT) : drafts.write(DRAFT, email)),
    [drafts, base],
  );
  return { start, keep };
}
