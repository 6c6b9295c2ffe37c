import { StepPage } from '../step/step-page';

export function BusinessAddressStepPage() {
  return <StepPage step="business-address" />;
}
