import { useOnboardingData } from '@careline/shared';

/** What the guard has loaded of the lists that steps are judged by, and whether it is enough to judge the steps before the last. */
export function useStepData() {
  const { lists, data, failed } = useOnboardingData();
  const { profile, addresses, paymentMethods, subscriptions } = lists;
  const isLoaded = [profile, addresses, paymentMethods, subscriptions].every((list) => list.data !== undefined);
  return { data, failed, isLoaded };
}

export type StepData = ReturnType<typeof useStepData>;
