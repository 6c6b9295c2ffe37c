import type { Subscription } from '@careline/shared/api';

/** In whole currency units; the monthly fee, or the amount in its place (R114). Unknown before subscribing. */
export function monthlyPrice({
  monthly_fee,
  amount,
}: Pick<Subscription, 'monthly_fee' | 'amount'>): number | undefined {
  return monthly_fee ?? amount;
}
