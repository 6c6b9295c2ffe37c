import { useOnboardingData } from '@careline/shared';
import { listsOfStep, type OnboardingData, type OnboardingStep } from '@careline/shared/api';

interface StepQuery {
  readonly isError: boolean;
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
}

export interface StepData {
  readonly data: OnboardingData;
  /** What each step is judged by; what failed without ever having loaded makes a finished user look unfinished (decisions.md D10). */
  readonly failed: (step: OnboardingStep) => readonly StepQuery[];
  /** Whether all but the forwarding numbers has loaded, so that the steps before the last can be judged. */
  readonly isLoaded: boolean;
}

/** Watches what the guard has loaded into the cache. It asks for nothing itself: guard and widgets do. */
export function useStepData(): StepData {
  const { lists, data } = useOnboardingData();
  const { profile, addresses, paymentMethods, subscriptions } = lists;
  return {
    data,
    failed: (step) =>
      listsOfStep[step].map((list): StepQuery => lists[list]).filter((list) => list.isError && list.data === undefined),
    isLoaded: [profile, addresses, paymentMethods, subscriptions].every((list) => list.data !== undefined),
  };
}
