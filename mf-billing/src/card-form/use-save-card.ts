import { useAnnounceFailure, usePlatform } from '@careline/shared';
import type { PaymentMethod } from '@careline/shared/api';
import type { PaymentMethodResult } from '@stripe/stripe-js';
import { useRef } from 'react';
import type { PaymentMethodInput } from '../api/payment-methods/payment-method-calls';
import { addCard } from '../api/payment-methods/payment-method-changes';

interface SavedCard {
  readonly card: PaymentMethod;
}

/** What is wrong, in the card provider's words or as an error. */
interface Unsaved {
  readonly problem: string | Error;
}

/** From the fields to a saved card: the card provider makes a payment method, our server keeps it. */
export function useSaveCard() {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  const failed = () => platform.api.error('mf-billing:cardForm.failed');
  // Kept until the fields change, so that a second attempt sends the same card and the server can tell; what comes after they changed is kept for nobody.
  const fields = useRef<{ made?: Omit<PaymentMethodInput, 'is_default'> | undefined }>({});

  async function save(make: () => Promise<PaymentMethodResult>, isDefault: boolean): Promise<SavedCard | Unsaved> {
    const typed = fields.current;
    const isRepeated = typed.made !== undefined;
    if (typed.made === undefined) {
      const result = await make().catch(() => undefined);
      if (result === undefined) {
        // Who has left the form hears of it where they are: a frame that is gone makes no payment method.
        announceFailure('api.payment.creation_failed', failed());
        return { problem: failed() };
      }
      if (result.error) return { problem: result.error.message ?? failed() };
      typed.made = inputOf(result.paymentMethod);
      if (typed.made === undefined) return { problem: failed() };
    }
    try {
      return { card: await addCard(platform, { ...typed.made, is_default: isDefault }, isRepeated) };
    } catch (error) {
      const words = announceFailure('api.payment.creation_failed', error);
      return { problem: error instanceof Error ? error : words };
    }
  }

  return {
    save,
    forget: () => {
      fields.current = {};
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
