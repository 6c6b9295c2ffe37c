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

/** Whether one step's own test holds, whatever the others say (R123–R128). */
export function isStepComplete(step: OnboardingStep, data: OnboardingData): boolean {
  switch (step) {
    case 'profile':
      return profileCompleteness(data.profile).complete;
    case 'business-address':
      return data.addresses.length > 0 && hasVerifiedPhone(data.profile);
    case 'conditions':
      return (data.profile?.personalized_conditions.length ?? 0) > 0;
    case 'payment-methods':
      return data.paymentMethods.length > 0;
    case 'subscription':
      return data.subscriptions.some((subscription) => subscription.status === 'active');
    case 'twilio-numbers':
      return data.forwardingNumbers.length > 0;
  }
}

/** The first incomplete step, or `complete`. */
export function onboardingStep(data: OnboardingData): OnboardingStep | 'complete' {
  return onboardingSteps.find((step) => !isStepComplete(step, data)) ?? 'complete';
}
