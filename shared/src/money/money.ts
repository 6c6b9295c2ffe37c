import { numberFormat } from '../intl/formats';

/** Whole cents of an amount in whole currency units; rounds off what binary fractions add, so that 1.1 is 110. */
export function toCents(amount: number): number {
  // A sum that is nothing but for its fractions may come as −0, which reads as "-$0.00".
  return Math.round(Number((amount * 100).toFixed(4))) + 0;
}

/** Cents with two decimals, in every language the same, dollars unless `currency` says another ISO code in upper case (R244): 129900 → "$1,299.00". */
export function formatMoney(cents: number, currency = 'USD'): string {
  const options = {
    style: 'currency',
    // Intl throws for anything but three letters.
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  } as const;
  return numberFormat('en-US', options).format(cents / 100);
}

/** An amount in whole currency units, as `formatMoney` writes it: 1234.5 → "$1,234.50". `currency` is an ISO code, upper case. */
export function formatAmount(amount: number, currency?: string): string {
  return formatMoney(toCents(amount), currency);
}

/** An amount that names its currency, where nothing else does: 19 → "$19.00 USD", which no line breaks. */
export function formatPrice(amount: number, currency: string): string {
  return `${formatAmount(amount, currency)}\u00a0${currency}`;
}
