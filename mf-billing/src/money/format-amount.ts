import { formatMoney } from '@careline/shared/ui';

/** Whole cents of an amount in whole currency units; rounds off what binary fractions add, so that 1.1 is 110. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(4)));
}

/** An amount in whole currency units, en-US with two decimals in every language (specification.md §9): 1234.5 → "$1,234.50". */
export function formatAmount(amount: number, currency: string): string {
  const cents = toCents(amount);
  // Intl throws for anything but three letters.
  if (currency === 'USD' || !/^[A-Z]{3}$/.test(currency)) return formatMoney(cents);
  const options = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat('en-US', options).format(cents / 100);
}
