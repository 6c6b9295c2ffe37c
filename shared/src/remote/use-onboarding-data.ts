import { useQuery } from '@tanstack/react-query';
import { listsOfStep, onboardingData, onboardingQueries } from '../api/rules/onboarding-data';
import type { OnboardingStep } from '../api/rules/onboarding-step';
import { useSession } from './hooks';
import { usePlatform } from './platform-context';

/** One of the lists, as a step asks for it again. */
export interface JudgedList {
  readonly isError: boolean;
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
}

/** What the guard has loaded of the lists that onboarding is judged by, and the steps' data from them. It asks for nothing itself. */
export function useOnboardingData() {
  const { api } = usePlatform();
  const queries = onboardingQueries(api, useSession().user?.id);
  const lists = {
    profile: useQuery({ ...queries.profile, enabled: false }),
    addresses: useQuery({ ...queries.addresses, enabled: false }),
    paymentMethods: useQuery({ ...queries.paymentMethods, enabled: false }),
    subscriptions: useQuery({ ...queries.subscriptions, enabled: false }),
    forwardingNumbers: useQuery({ ...queries.forwardingNumbers, enabled: false }),
  };
  const data = onboardingData({
    profile: lists.profile.data,
    addresses: lists.addresses.data,
    paymentMethods: lists.paymentMethods.data,
    subscriptions: lists.subscriptions.data,
    forwardingNumbers: lists.forwardingNumbers.data,
  });
  /** What a step is judged by and could not be loaded at all, so that nobody knows whether it is complete. */
  const failed = (step: OnboardingStep) =>
    listsOfStep[step].map((list): JudgedList => lists[list]).filter((list) => list.isError && list.data === undefined);
  return { lists, data, failed };
}
