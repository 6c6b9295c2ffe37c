import type { Address } from '../addresses/address';
import type { ForwardingNumber } from '../numbers/forwarding-number';
import type { PaymentMethod } from '../payment-methods/payment-method';
import type { Profile } from '../profile/profile';
import type { Subscription } from '../subscriptions/subscription';
import { profileCompleteness } from './profile-completeness';

/** The fixed order; each is the last part of its path below /onboarding/ (R12). */
export const onboardingSteps = [
  'profile',
  'business-address',
  'conditions',
  'payment-methods',
  'subscription',
  'twilio-numbers',
] as const;

/** A step of onboarding; also the last part of its path. */
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What has been loaded; a list that could not be loaded is empty (PD10). */
export interface OnboardingData {
  readonly profile: Profile | null | undefined;
  readonly addresses: readonly Address[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly subscriptions: readonly Subscription[];
  readonly forwardingNumbers: readonly ForwardingNumber[];
}

/** Whether the platform has verified one of the phones (PD27); false without a profile. */
export function hasVerifiedPhone(profile: Profile | null | undefined): boolean {
  return profile?.phone_numbers.some((phone) => phone.is_verified) ?? false;
}

/** What a step wants → of the list that says so. */
const wanted: Readonly<
  Record<OnboardingStep, Partial<Record<keyof OnboardingData, (data: OnboardingData) => boolean>>>
> = {
  profile: { profile: ({ profile }) => profileCompleteness(profile).complete },
  'business-address': {
    profile: ({ profile }) => hasVerifiedPhone(profile),
    addresses: ({ addresses }) => addresses.length > 0,
  },
  conditions: { profile: ({ profile }) => (profile?.personalized_conditions.length ?? 0) > 0 },
  'payment-methods': { paymentMethods: ({ paymentMethods }) => paymentMethods.length > 0 },
  subscription: { subscriptions: ({ subscriptions }) => subscriptions.some(({ status }) => status === 'active') },
  'twilio-numbers': { forwardingNumbers: ({ forwardingNumbers }) => forwardingNumbers.length > 0 },
};

const none: ReadonlySet<string> = new Set();

/**
 * Whether one step's own test holds, whatever the others say (R123–R128). Lists that are `trusted` are not looked at: they
 * failed, and what they held when last known was enough (PD62).
 */
export function isStepComplete(
  step: OnboardingStep,
  data: OnboardingData,
  trusted: ReadonlySet<string> = none,
): boolean {
  return Object.entries(wanted[step]).every(([list, isThere]) => trusted.has(list) || isThere(data));
}

/** The first incomplete step, or `complete`. */
export function onboardingStep(data: OnboardingData, trusted: ReadonlySet<string> = none): OnboardingStep | 'complete' {
  return onboardingSteps.find((step) => !isStepComplete(step, data, trusted)) ?? 'complete';
}
