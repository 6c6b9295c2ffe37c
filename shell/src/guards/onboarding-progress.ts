import {
  hasVerifiedPhone,
  isStepComplete,
  type OnboardingStep,
  onboardingStep,
  onboardingSteps,
} from '@careline/shared/api';
import {
  isEnough,
  type OnboardingAnswers,
  type OnboardingData,
  type OnboardingList,
  onboardingData,
  onboardingQueries,
  type PlatformBase,
} from '@careline/shared/host';
import { loadMissing } from './load-missing';

export interface OnboardingProgress {
  readonly steps: readonly { readonly id: OnboardingStep; readonly isComplete: boolean }[];
  readonly current: OnboardingStep | 'complete';
}

export type ProgressSource = Pick<PlatformBase, 'api' | 'queries' | 'session'>;

/** Loads what is missing of the data that the steps are judged by, and judges them (R47). Never rejects. */
export async function loadProgress({ api, queries, session }: ProgressSource): Promise<OnboardingProgress> {
  const known = onboardingQueries(api, session.identity().userId);
  const load = <List extends OnboardingList>(list: List): Promise<OnboardingAnswers[List] | undefined> =>
    loadMissing(queries, {
      queryKey: known[list].queryKey,
      cached: queries.getQueryData<OnboardingAnswers[List]>(known[list].queryKey),
      fetch: () => queries.fetchQuery<OnboardingAnswers[List]>(known[list]),
      isEnough: isEnough[list],
    });
  const profile = load('profile');
  const [addresses, paymentMethods, subscriptions, forwardingNumbers] = await Promise.all([
    load('addresses'),
    load('paymentMethods'),
    load('subscriptions'),
    // Forwarding numbers are asked for only when the profile has a verified phone.
    profile.then((loaded) => (hasVerifiedPhone(loaded) ? load('forwardingNumbers') : [])),
  ]);
  return judge(onboardingData({ profile: await profile, addresses, paymentMethods, subscriptions, forwardingNumbers }));
}

export function judge(data: OnboardingData): OnboardingProgress {
  return {
    steps: onboardingSteps.map((id) => ({ id, isComplete: isStepComplete(id, data) })),
    current: onboardingStep(data),
  };
}
