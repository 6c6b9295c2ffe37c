import { errorMessage, useOneAtATime, usePlatform, useTexts } from '@careline/shared';
import { hasVerifiedPhone, type Profile } from '@careline/shared/api';
import { useCallback, useEffect, useState } from 'react';
import { checkVerification } from '../api/profile/profile-changes';

/** Looks at the profile again, on demand and whenever the window is come back to while no phone is verified yet. */
export function useVerificationCheck(profile: Profile | null) {
  const { t } = useTexts();
  const platform = usePlatform();
  const { running, run } = useOneAtATime();
  const [message, setMessage] = useState('');
  const wasVerified = hasVerifiedPhone(profile);

  const look = useCallback(async () => {
    setMessage('');
    try {
      const isVerified = await checkVerification(platform, wasVerified);
      if (!isVerified) setMessage(t('phones.waiting'));
    } catch (error) {
      setMessage(errorMessage(error));
    }
  }, [platform, t, wasVerified]);
  const check = useCallback(() => run('check', look), [run, look]);

  useEffect(() => {
    if (wasVerified) return undefined;
    const checkAgain = () => void check();
    window.addEventListener('focus', checkAgain);
    return () => window.removeEventListener('focus', checkAgain);
  }, [check, wasVerified]);

  return { check, isChecking: running !== undefined, message };
}
