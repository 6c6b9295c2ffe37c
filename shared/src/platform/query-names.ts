/** Queries that a route's manifest may name, so that the shell asks for a page's data while its code loads. */
export const queryNames = ['profile', 'addresses', 'payment-methods', 'subscriptions', 'forwarding-numbers'] as const;
export type QueryName = (typeof queryNames)[number];
