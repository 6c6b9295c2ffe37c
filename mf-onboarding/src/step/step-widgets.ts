import type { WidgetUse } from '@careline/shared';
import type { OnboardingStep } from '@careline/shared/api';

const propTypes = { isStep: 'boolean' } as const;

/** Step → the part of another team's remote that does its work, and what it is given: the declaration lists it, the step shows it. */
export const stepWidgets = {
  profile: { name: 'profile-form@1', propTypes },
  'business-address': { name: 'business-addresses@1', propTypes },
  conditions: { name: 'conditions@1', propTypes },
  'payment-methods': { name: 'payment-methods@1', propTypes },
  subscription: { name: 'subscription-panel@1', propTypes },
  'twilio-numbers': { name: 'number-picker@1', propTypes },
} as const satisfies Readonly<Record<OnboardingStep, WidgetUse>>;
