import { StepPage } from '../step/step-page';

export function TwilioNumbersStepPage() {
  return <StepPage step="twilio-numbers" />;
}
