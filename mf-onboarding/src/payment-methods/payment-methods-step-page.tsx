import { StepPage } from '../step/step-page';

export function PaymentMethodsStepPage() {
  return <StepPage step="payment-methods" />;
}
