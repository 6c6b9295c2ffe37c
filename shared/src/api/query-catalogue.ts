import type { FetchQueryOptions } from '@tanstack/react-query';
import type { QueryName } from '../platform/query-names';
import type { ApiClient } from './client';
import * as queries from './queries';

/** Who asks, for the queries that a route's manifest names. */
export interface QueryContext {
  readonly api: ApiClient;
  readonly userId: string | undefined;
}

/** Queries by name, so that the shell asks for a page's data while the page's code loads: `queries.prefetchQuery(…)`. */
export const queryCatalogue: Readonly<Record<QueryName, (context: QueryContext) => FetchQueryOptions>> = {
  profile: ({ api }) => queries.profileQuery(api),
  addresses: ({ api }) => queries.addressesQuery(api),
  'payment-methods': ({ api }) => queries.paymentMethodsQuery(api),
  subscriptions: ({ api }) => queries.subscriptionsQuery(api),
  'forwarding-numbers': ({ api, userId }) => queries.forwardingNumbersQuery(api, userId),
};
