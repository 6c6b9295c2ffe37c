import { usePlatform, useQuery, useSession } from '@careline/shared';
import {
  addressesQuery,
  forwardingNumbersQuery,
  type OnboardingData,
  type OnboardingStep,
  paymentMethodsQuery,
  profileQuery,
  subscriptionsQuery,
} from '@careline/shared/api';

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
  const { api } = usePlatform();
  const userId = useSession().user?.id;
  const profile = useQuery({ ...profileQuery(api), enabled: false });
  const addresses = useQuery({ ...addressesQuery(api), enabled: false });
  const paymentMethods = useQuery({ ...paymentMethodsQuery(api), enabled: false });
  const subscriptions = useQuery({ ...subscriptionsQuery(api), enabled: false });
  const forwardingNumbers = useQuery({ ...forwardingNumbersQuery(api, userId), enabled: false });
  const judgedBy: Readonly<Record<OnboardingStep, readonly StepQuery[]>> = {
    profile: [profile],
    'business-address': [profile, addresses],
    conditions: [profile],
    'payment-methods': [paymentMethods],
    subscription: [subscriptions],
    'twilio-numbers': [profile, forwardingNumbers],
  };
  return {
    data: {
      profile: profile.data,
      addresses: addresses.data ?? [],
      paymentMethods: paymentMethods.data ?? [],
      subscriptions: subscriptions.data?.subscriptions ?? [],
      forwardingNumbers: forwardingNumbers.data ?? [],
    },
    failed: (step) => judgedBy[step].filter(({ isError, data }) => isError && data === undefined),
    isLoaded: [profile, addresses, paymentMethods, subscriptions].every(({ data }) => data !== undefined),
  };
}
