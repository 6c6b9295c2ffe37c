import type { PaymentMethod } from '@careline/shared/api';

/** Calendar months before the end in which a card counts as about to expire. */
const SOON_MONTHS = 1;

export type CardExpiry = 'valid' | 'soon' | 'expired';

/** A card is good to the end of its month; undefined dates claim nothing. */
export function cardExpiry(
  { exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>,
  now: Date,
): CardExpiry {
  if (exp_month === undefined || exp_year === undefined) return 'valid';
  const monthsLeft = exp_year * 12 + exp_month - (now.getFullYear() * 12 + now.getMonth() + 1);
  if (monthsLeft < 0) return 'expired';
  return monthsLeft <= SOON_MONTHS ? 'soon' : 'valid';
}

/** "04/2030"; undefined where the card has no date. */
export function expiryText({ exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>): string | undefined {
  if (exp_month === undefined || exp_year === undefined) return undefined;
  return `${String(exp_month).padStart(2, '0')}/${exp_year}`;
}
