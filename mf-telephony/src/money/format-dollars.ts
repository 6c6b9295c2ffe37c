import { formatMoney } from '@careline/shared/ui';

/** Dollars, en-US with two decimals in every language (specification.md §9): 1234.5 → "$1,234.50". */
export function formatDollars(dollars: number): string {
  // Rounds off what binary fractions add, so that 1.1 is 110 cents.
  return formatMoney(Math.round(Number((dollars * 100).toFixed(4))));
}
