import { StepPage } from '../step/step-page';
import { SubscriptionReceipt } from './subscription-receipt';

export function TwilioNumbersStepPage() {
  return <StepPage step="twilio-numbers" widget="number-picker@1" notice={<SubscriptionReceipt />} />;
}
