import { useOnboardingData, useTexts } from '@careline/shared';
import { needsAttention } from '@careline/shared/api';
import { StepPage } from '../step/step-page';

/** Says before a card is added whether anything is charged to it, which the API does at once with what is due (PD63); neither where that is not known. */
export function PaymentMethodsStepPage() {
  const { t } = useTexts();
  const { data } = useOnboardingData().lists.subscriptions;
  const isOwing = data?.subscriptions.some(needsAttention);
  const more = isOwing === undefined ? undefined : t(isOwing ? 'charge.owed' : 'charge.none');
  return <StepPage step="payment-methods" more={more} />;
}
