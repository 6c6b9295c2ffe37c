import { useOnboardingData } from '@careline/shared';
import { judge, type OnboardingProgress } from '../guards/onboarding-progress';

/** How far the professional is, from what the guard has loaded; it asks for nothing itself. */
export function useOnboarding(): OnboardingProgress {
  return judge(useOnboardingData().data);
}
