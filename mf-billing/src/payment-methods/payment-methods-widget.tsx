import type { WidgetCatalogue } from '@careline/shared';
import { PaymentMethods } from './payment-methods';

/** `payment-methods@1`: cards, with the card form, for another team's page. */
export function PaymentMethodsWidget({ isStep = false }: WidgetCatalogue['payment-methods@1']) {
  return <PaymentMethods opensForm={isStep} />;
}
