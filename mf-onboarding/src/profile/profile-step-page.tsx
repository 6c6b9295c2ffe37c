import { StepPage } from '../step/step-page';

export function ProfileStepPage() {
  return <StepPage step="profile" />;
}
