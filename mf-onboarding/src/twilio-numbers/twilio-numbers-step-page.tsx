import { StepPage } from '../step/step-page';
import { SubscriptionReceipt } from './subscription-receipt';

export function TwilioNumbersStepPage() {
  return <StepPage step="twilio-numbers" notice={<SubscriptionReceipt />} />;
}
