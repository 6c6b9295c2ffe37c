import { errorMessage, usePlatform, useTexts, withLookUp } from '@careline/shared';
import { type PaymentMethod, paymentMethodsQuery } from '@careline/shared/api';
import type { PaymentMethodResult } from '@stripe/stripe-js';
import { useRef } from 'react';
import { createPaymentMethod, type PaymentMethodInput } from '../api/payment-methods/payment-method-calls';

export type SaveOutcome = { readonly card: PaymentMethod } | { readonly problem: string };

/** From the fields to a saved card: the card provider makes a payment method, our server keeps it. */
export function useSaveCard() {
  const platform = usePlatform();
  const { t } = useTexts();
  // Kept until the fields change, so that a second attempt sends the same card and the server can tell.
  const made = useRef<Omit<PaymentMethodInput, 'is_default'>>(undefined);

  async function save(make: () => Promise<PaymentMethodResult>, isDefault: boolean): Promise<SaveOutcome> {
    if (made.current === undefined) {
      const result = await make().catch(() => ({ error: { message: undefined } }));
      if (result.error) return { problem: result.error.message ?? t('cardForm.failed') };
      made.current = inputOf(result.paymentMethod);
      if (made.current === undefined) return { problem: t('cardForm.failed') };
    }
    const input = { ...made.current, is_default: isDefault };
    try {
      return {
        card: await withLookUp(() => createPaymentMethod(platform, input), { find: () => findSaved(input), text: t }),
      };
    } catch (error) {
      const problem = errorMessage(error);
      platform.toasts.add({
        title: t('api.payment.creation_failed'),
        description: problem,
        color: 'error',
      });
      return { problem };
    }
  }

  async function findSaved(input: PaymentMethodInput): Promise<PaymentMethod | undefined> {
    const list = await platform.queries.fetchQuery({ ...paymentMethodsQuery(platform.api), staleTime: 0 });
    return list.find((method) => method.stripe_payment_method_id === input.stripe_payment_method_id);
  }

  return {
    save,
    forget: () => {
      made.current = undefined;
    },
  };
}

/** The body of POST /api/v1/payment-methods; the number and the CVC never left the card provider. */
function inputOf(method: NonNullable<PaymentMethodResult['paymentMethod']>) {
  const { card } = method;
  if (card === undefined) return undefined;
  return {
    type: method.type,
    last_four: card.last4,
    brand: card.brand,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    stripe_payment_method_id: method.id,
  };
}
