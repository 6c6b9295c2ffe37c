/** Queries that a route's manifest may name, so that the shell asks for a page's data while its code loads. */
export const queryNames = ['profile', 'addresses', 'payment-methods', 'subscriptions', 'forwarding-numbers'] as const;

/** Name by which a manifest asks for data early. */
export type QueryName = (typeof queryNames)[number];

/** Whether a name is one of them; a registry may hold a newer one. */
export function isQueryName(name: string): name is QueryName {
  return queryNames.some((known) => known === name);
}
