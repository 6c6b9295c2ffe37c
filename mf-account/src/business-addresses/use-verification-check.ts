import { useOneAtATime, usePlatform } from '@careline/shared';
import { hasVerifiedPhone, type Profile } from '@careline/shared/api';
import { useCallback, useEffect, useState } from 'react';
import { checkVerification } from '../api/profile/profile-changes';

/** Looks at the profile again, on demand and whenever the window is come back to while no phone is verified yet. */
export function useVerificationCheck(profile: Profile | null) {
  const platform = usePlatform();
  const { running, run } = useOneAtATime();
  const [outcome, setOutcome] = useState<Error | 'waiting' | 'verified'>();
  const wasVerified = hasVerifiedPhone(profile);

  const look = useCallback(async () => {
    setOutcome(undefined);
    try {
      setOutcome((await checkVerification(platform, wasVerified)) ? 'verified' : 'waiting');
    } catch (error) {
      setOutcome(error instanceof Error ? error : new Error(String(error)));
    }
  }, [platform, wasVerified]);
  const check = useCallback(() => run('check', look), [run, look]);

  useEffect(() => {
    if (wasVerified) return undefined;
    const checkAgain = () => void check();
    window.addEventListener('focus', checkAgain);
    return () => window.removeEventListener('focus', checkAgain);
  }, [check, wasVerified]);

  // What waited may have been seen verified elsewhere since.
  const isOver = wasVerified && outcome === 'waiting';
  return { check, isChecking: running !== undefined, outcome: isOver ? undefined : outcome };
}
