import { useQuery } from '@tanstack/react-query';
import { onboardingData, onboardingQueries } from '../api/rules/onboarding-data';
import { useSession } from './hooks';
import { usePlatform } from './platform-context';

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
  return { lists, data };
}
