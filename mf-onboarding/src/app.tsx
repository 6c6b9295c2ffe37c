import { LazyPage, Route, Routes } from '@careline/shared';

const profileStepPage = async () => (await import('./profile/profile-step-page')).ProfileStepPage;
const businessAddressStepPage = async () =>
  (await import('./business-address/business-address-step-page')).BusinessAddressStepPage;
const conditionsStepPage = async () => (await import('./conditions/conditions-step-page')).ConditionsStepPage;
const paymentMethodsStepPage = async () =>
  (await import('./payment-methods/payment-methods-step-page')).PaymentMethodsStepPage;
const subscriptionStepPage = async () => (await import('./subscription/subscription-step-page')).SubscriptionStepPage;
const twilioNumbersStepPage = async () =>
  (await import('./twilio-numbers/twilio-numbers-step-page')).TwilioNumbersStepPage;

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/onboarding/profile" element={<LazyPage load={profileStepPage} />} />
      <Route path="/onboarding/business-address" element={<LazyPage load={businessAddressStepPage} />} />
      <Route path="/onboarding/conditions" element={<LazyPage load={conditionsStepPage} />} />
      <Route path="/onboarding/payment-methods" element={<LazyPage load={paymentMethodsStepPage} />} />
      <Route path="/onboarding/subscription" element={<LazyPage load={subscriptionStepPage} />} />
      <Route path="/onboarding/twilio-numbers" element={<LazyPage load={twilioNumbersStepPage} />} />
    </Routes>
  );
}
