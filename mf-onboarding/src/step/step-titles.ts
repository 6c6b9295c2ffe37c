import type { OnboardingStep } from '@careline/shared/api';

/** The title of each step's page, as remote.manifest.ts has it: a page cannot read the declaration that loads it. */
export const stepTitles: Readonly<Record<OnboardingStep, string>> = {
  profile: 'pages.profile',
  'business-address': 'pages.businessAddress',
  conditions: 'pages.conditions',
  'payment-methods': 'pages.paymentMethods',
  subscription: 'pages.subscription',
  'twilio-numbers': 'pages.twilioNumbers',
};
