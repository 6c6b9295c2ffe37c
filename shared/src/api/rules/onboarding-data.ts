import type { QueryKey } from '@tanstack/react-query';
import type { Address } from '../addresses/address';
import type { ApiClient } from '../client';
import type { ForwardingNumber } from '../numbers/forwarding-number';
import type { PaymentMethod } from '../payment-methods/payment-method';
import type { Profile } from '../profile/profile';
import {
  addressesQuery,
  forwardingNumbersQuery,
  paymentMethodsQuery,
  profileQuery,
  subscriptionsQuery,
} from '../queries';
import type { ApiQuery } from '../query';
import type { SubscriptionPage } from '../subscriptions/subscription';
import { hasVerifiedPhone, type OnboardingData, type OnboardingStep } from './onboarding-step';

/** The lists that onboarding is judged by → what each answers. */
export interface OnboardingAnswers {
  readonly profile: Profile | null;
  readonly addresses: readonly Address[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly subscriptions: SubscriptionPage;
  readonly forwardingNumbers: readonly ForwardingNumber[];
}

/** Name of one of these lists. */
export type OnboardingList = keyof OnboardingAnswers;

/** The queries of all of them, for one user. Guard, layouts and steps read the same five. */
export function onboardingQueries(
  api: ApiClient,
  userId: string | undefined,
): { readonly [List in OnboardingList]: ApiQuery<QueryKey, OnboardingAnswers[List]> } {
  return {
    profile: profileQuery(api),
    addresses: addressesQuery(api),
    paymentMethods: paymentMethodsQuery(api),
    subscriptions: subscriptionsQuery(api),
    forwardingNumbers: forwardingNumbersQuery(api, userId),
  };
}

/** Whether an answer shows its steps complete, so that the guard need not ask again however old it is. */
export const isEnough: { readonly [List in OnboardingList]: (answer: OnboardingAnswers[List]) => boolean } = {
  profile: (profile) => hasVerifiedPhone(profile) && (profile?.personalized_conditions.length ?? 0) > 0,
  addresses: (addresses) => addresses.length > 0,
  paymentMethods: (methods) => methods.length > 0,
  subscriptions: ({ subscriptions }) => subscriptions.some(({ status }) => status === 'active'),
  forwardingNumbers: (numbers) => numbers.length > 0,
};

/** What each step is judged by. */
export const listsOfStep: Readonly<Record<OnboardingStep, readonly OnboardingList[]>> = {
  profile: ['profile'],
  'business-address': ['profile', 'addresses'],
  conditions: ['profile'],
  'payment-methods': ['paymentMethods'],
  subscription: ['subscriptions'],
  'twilio-numbers': ['profile', 'forwardingNumbers'],
};

/** The steps' data from the answers that have come; a list without one is empty (PD10). */
export function onboardingData(
  answers: { readonly [List in OnboardingList]?: OnboardingAnswers[List] | undefined },
): OnboardingData {
  return {
    profile: answers.profile,
    addresses: answers.addresses ?? [],
    paymentMethods: answers.paymentMethods ?? [],
    subscriptions: answers.subscriptions?.subscriptions ?? [],
    forwardingNumbers: answers.forwardingNumbers ?? [],
  };
}

/** Whether a cached query is one of the lists, whoever's. */
export function isOnboardingList(api: ApiClient, queryKey: QueryKey): boolean {
  return Object.values(onboardingQueries(api, undefined)).some((query) => query.queryKey[0] === queryKey[0]);
}
