/** Whole cents of a US dollar. */
export const setupFeeCents = 500;
export const monthlyFeeCents = 1900;
/** For each minute of a forwarded call, charged with the renewal. */
export const minuteCents = 2;
export const currency = 'USD';
