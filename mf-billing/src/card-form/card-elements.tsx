import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { CardFields, type CardFieldsProps } from './card-fields';

interface CardElementsProps extends CardFieldsProps {
  readonly stripe: Stripe;
  readonly options: StripeElementsOptions;
}

/** The card's fields with the provider that draws them; imported with it, because most who open a page with cards add none. */
export function CardElements({ stripe, options, ...fields }: CardElementsProps) {
  return (
    <Elements stripe={stripe} options={options}>
      <CardFields {...fields} />
    </Elements>
  );
}
