import type { WidgetCatalogue } from '@careline/shared';
import { PaymentMethods } from './payment-methods';

/** `payment-methods@1`: cards, with the card form, for another team's page. */
export function PaymentMethodsWidget({ onChanged }: WidgetCatalogue['payment-methods@1']) {
  return <PaymentMethods onChanged={onChanged} opensForm />;
}
