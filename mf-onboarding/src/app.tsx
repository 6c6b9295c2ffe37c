import { Route, Routes } from '@careline/shared';
import { lazy } from 'react';

const ProfileStepPage = lazy(async () => ({ default: (await import('./profile/profile-step-page')).ProfileStepPage }));
const BusinessAddressStepPage = lazy(async () => ({
  default: (await import('./business-address/business-address-step-page')).BusinessAddressStepPage,
}));
const ConditionsStepPage = lazy(async () => ({
  default: (await import('./conditions/conditions-step-page')).ConditionsStepPage,
}));
const PaymentMethodsStepPage = lazy(async () => ({
  default: (await import('./payment-methods/payment-methods-step-page')).PaymentMethodsStepPage,
}));
const SubscriptionStepPage = lazy(async () => ({
  default: (await import('./subscription/subscription-step-page')).SubscriptionStepPage,
}));
const TwilioNumbersStepPage = lazy(async () => ({
  default: (await import('./twilio-numbers/twilio-numbers-step-page')).TwilioNumbersStepPage,
}));

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/onboarding/profile" element={<ProfileStepPage />} />
      <Route path="/onboarding/business-address" element={<BusinessAddressStepPage />} />
      <Route path="/onboarding/conditions" element={<ConditionsStepPage />} />
      <Route path="/onboarding/payment-methods" element={<PaymentMethodsStepPage />} />
      <Route path="/onboarding/subscription" element={<SubscriptionStepPage />} />
      <Route path="/onboarding/twilio-numbers" element={<TwilioNumbersStepPage />} />
    </Routes>
  );
}
