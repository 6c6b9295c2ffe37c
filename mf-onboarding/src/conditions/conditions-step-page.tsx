import { StepPage } from '../step/step-page';

export function ConditionsStepPage() {
  return <StepPage step="conditions" />;
}
