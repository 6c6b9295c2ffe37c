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
import type { CompletedBefore } from './completed-before';
import { type Loaded, loadMissing } from './load-missing';

export interface OnboardingProgress {
  readonly steps: readonly { readonly id: OnboardingStep; readonly isComplete: boolean }[];
  readonly current: OnboardingStep | 'complete';
}

/** What the guard has found: how far the user is, and whether every list was at hand to say so. Undefined where a list gave no answer. */
export type FoundProgress = (OnboardingProgress & { readonly isWhole: boolean }) | undefined;

export type ProgressSource = Pick<PlatformBase, 'api' | 'cache' | 'session'> & {
  readonly completed: Pick<CompletedBefore, 'has'>;
};

/**
 * Loads what is missing of the data that the steps are judged by, and judges them (R47). A list that failed is empty (PD10), unless
 * the user was complete on this device when it was last known; one that nobody answered for is neither (PD62). Never rejects.
 */
export async function loadProgress({ api, cache, session, completed }: ProgressSource): Promise<FoundProgress> {
  const queries = await cache.make().catch(() => undefined);
  if (!queries) return undefined;
  const { userId } = session.identity();
  const known = onboardingQueries(api, userId);
  const wasComplete = completed.has(userId);
  const load = <List extends OnboardingList>(list: List): Promise<Loaded<OnboardingAnswers[List]>> =>
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
    // Forwarding numbers are asked for only when the profile has a verified phone, or had one.
    profile.then((loaded) => {
      const isVerified = loaded.kind === 'failed' ? wasComplete : hasVerifiedPhone(dataOf(loaded));
      return isVerified ? load('forwardingNumbers') : { kind: 'known' as const, data: [] };
    }),
  ]);
  const lists = { profile: await profile, addresses, paymentMethods, subscriptions, forwardingNumbers };
  if (Object.values(lists).some(({ kind }) => kind === 'unknown')) return undefined;
  const failed = Object.entries(lists).flatMap(([list, { kind }]) => (kind === 'failed' ? [list] : []));
  const data = onboardingData({
    profile: dataOf(lists.profile),
    addresses: dataOf(addresses),
    paymentMethods: dataOf(paymentMethods),
    subscriptions: dataOf(subscriptions),
    forwardingNumbers: dataOf(forwardingNumbers),
  });
  return { ...judge(data, new Set(wasComplete ? failed : [])), isWhole: failed.length === 0 };
}

export function judge(data: OnboardingData, trusted?: ReadonlySet<string>): OnboardingProgress {
  return {
    steps: onboardingSteps.map((id) => ({ id, isComplete: isStepComplete(id, data, trusted) })),
    current: onboardingStep(data, trusted),
  };
}

function dataOf<Data>(loaded: Loaded<Data>): Data | undefined {
  return loaded.kind === 'known' ? loaded.data : undefined;
}
