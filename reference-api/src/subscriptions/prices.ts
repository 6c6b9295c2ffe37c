/** Whole cents of a US dollar. shell/config.json tells the same prices before anybody pays them. */
export const setupFeeCents = 500;
export const monthlyFeeCents = 1900;
/** For each begun minute of a forwarded call, charged with the renewal. */
export const minuteCents = 2;
/** The cheapest number that is for sale; they cost this and up to $6 more. */
export const leastNumberCents = 300;
export const currency = 'USD';
