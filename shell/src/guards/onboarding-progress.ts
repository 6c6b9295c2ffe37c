import {
  addressesQuery,
  forwardingNumbersQuery,
  hasVerifiedPhone,
  isStepComplete,
  type OnboardingData,
  type OnboardingStep,
  onboardingStep,
  onboardingSteps,
  paymentMethodsQuery,
  profileQuery,
  subscriptionsQuery,
} from '@careline/shared/api';
import type { PlatformBase } from '@careline/shared/host';
import { loadMissing } from './load-missing';

export interface OnboardingProgress {
  readonly steps: readonly { readonly id: OnboardingStep; readonly isComplete: boolean }[];
  readonly current: OnboardingStep | 'complete';
}

export type ProgressSource = Pick<PlatformBase, 'api' | 'queries' | 'session'>;

/** Loads what is missing of the data that the steps are judged by, and judges them (specification.md §2, §4). Never rejects. */
export async function loadProgress(source: ProgressSource): Promise<OnboardingProgress> {
  const [profilePart, addresses, paymentMethods, subscriptions] = await Promise.all([
    loadProfilePart(source),
    loadAddresses(source),
    loadPaymentMethods(source),
    loadSubscriptions(source),
  ]);
  return judge({ ...profilePart, addresses, paymentMethods, subscriptions });
}

export function judge(data: OnboardingData): OnboardingProgress {
  return {
    steps: onboardingSteps.map((id) => ({ id, isComplete: isStepComplete(id, data) })),
    current: onboardingStep(data),
  };
}

/** Forwarding numbers are asked for only when the profile has a verified phone. */
async function loadProfilePart({ api, queries, session }: ProgressSource) {
  const query = profileQuery(api);
  const profile = await loadMissing(queries, {
    queryKey: query.queryKey,
    cached: queries.getQueryData(query.queryKey),
    fetch: () => queries.fetchQuery(query),
    isEnough: (data) => hasVerifiedPhone(data) && (data?.personalized_conditions.length ?? 0) > 0,
  });
  if (!hasVerifiedPhone(profile)) return { profile, forwardingNumbers: [] };
  const numbers = forwardingNumbersQuery(api, session.identity().userId);
  const forwardingNumbers = await loadMissing(queries, {
    queryKey: numbers.queryKey,
    cached: queries.getQueryData(numbers.queryKey),
    fetch: () => queries.fetchQuery(numbers),
    isEnough: (data) => data.length > 0,
  });
  return { profile, forwardingNumbers: forwardingNumbers ?? [] };
}

async function loadAddresses({ api, queries }: ProgressSource) {
  const query = addressesQuery(api);
  const data = await loadMissing(queries, {
    queryKey: query.queryKey,
    cached: queries.getQueryData(query.queryKey),
    fetch: () => queries.fetchQuery(query),
    isEnough: (addresses) => addresses.length > 0,
  });
  return data ?? [];
}

async function loadPaymentMethods({ api, queries }: ProgressSource) {
  const query = paymentMethodsQuery(api);
  const data = await loadMissing(queries, {
    queryKey: query.queryKey,
    cached: queries.getQueryData(query.queryKey),
    fetch: () => queries.fetchQuery(query),
    isEnough: (methods) => methods.length > 0,
  });
  return data ?? [];
}

async function loadSubscriptions({ api, queries }: ProgressSource) {
  const query = subscriptionsQuery(api);
  const data = await loadMissing(queries, {
    queryKey: query.queryKey,
    cached: queries.getQueryData(query.queryKey),
    fetch: () => queries.fetchQuery(query),
    isEnough: ({ subscriptions }) => subscriptions.some(({ status }) => status === 'active'),
  });
  return data?.subscriptions ?? [];
}
