import { usePlatform, useQuery, useSession } from '@careline/shared';
import {
  forwardingNumbersQuery,
  hasVerifiedPhone,
  paymentMethodsQuery,
  profileQuery,
  subscriptionsQuery,
} from '@careline/shared/api';

/** The queries behind the home page; the guard has asked for all of them, so they seldom cost a call. */
export function useDashboardData() {
  const { api } = usePlatform();
  const { user } = useSession();
  const profile = useQuery(profileQuery(api));
  return {
    profile,
    subscriptions: useQuery(subscriptionsQuery(api)),
    paymentMethods: useQuery(paymentMethodsQuery(api)),
    numbers: useQuery({ ...forwardingNumbersQuery(api, user?.id), enabled: hasVerifiedPhone(profile.data) }),
  };
}
