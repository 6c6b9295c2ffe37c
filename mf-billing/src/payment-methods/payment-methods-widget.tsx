import { PaymentMethods } from './payment-methods';

/** `payment-methods@1`: cards, with the card form, for another team's page. */
export function PaymentMethodsWidget({ isStep = false }: { readonly isStep?: boolean }) {
  return <PaymentMethods opensForm={isStep} tellsOwed={!isStep} />;
}
