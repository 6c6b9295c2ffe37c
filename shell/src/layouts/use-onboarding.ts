import { usePlatform, useQuery, useSession } from '@careline/shared';
import {
  addressesQuery,
  forwardingNumbersQuery,
  paymentMethodsQuery,
  profileQuery,
  subscriptionsQuery,
} from '@careline/shared/api';
import { judge, type OnboardingProgress } from '../guards/onboarding-progress';

/** How far the professional is, from what the guard has loaded; it asks for nothing itself. */
export function useOnboarding(): OnboardingProgress {
  const { api } = usePlatform();
  const { user } = useSession();
  const { data: profile } = useQuery({ ...profileQuery(api), enabled: false });
  const { data: addresses = [] } = useQuery({ ...addressesQuery(api), enabled: false });
  const { data: paymentMethods = [] } = useQuery({ ...paymentMethodsQuery(api), enabled: false });
  const { data: subscriptions } = useQuery({ ...subscriptionsQuery(api), enabled: false });
  const { data: forwardingNumbers = [] } = useQuery({ ...forwardingNumbersQuery(api, user?.id), enabled: false });
  return judge({
    profile,
    addresses,
    paymentMethods,
    subscriptions: subscriptions?.subscriptions ?? [],
    forwardingNumbers,
  });
}
