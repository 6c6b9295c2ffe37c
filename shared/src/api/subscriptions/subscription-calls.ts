import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import { readSubscriptions, type SubscriptionPage } from './subscription';

/** What may be asked of the list; what is left out is not sent. */
export interface SubscriptionFilter {
  readonly status?: readonly string[];
  readonly phone_number_id?: string;
  /** ISO date. */
  readonly date_from?: string;
  /** ISO date. */
  readonly date_to?: string;
  readonly sort_field?: string;
  readonly sort_direction?: 'asc' | 'desc';
}

/** GET /api/v1/phone-subscriptions. Throws ApiError. */
export function fetchSubscriptions(api: ApiClient, filter: SubscriptionFilter = {}): Promise<SubscriptionPage> {
  const { status, ...rest } = filter;
  return callAndRead(
    api,
    {
      method: 'GET',
      path: '/api/v1/phone-subscriptions',
      query: { status: status?.length ? status.join(',') : undefined, ...rest },
      defaultError: 'loadSubscriptions',
    },
    readSubscriptions,
  );
}
