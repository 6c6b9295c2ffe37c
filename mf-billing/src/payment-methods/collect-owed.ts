import type { Platform } from '@careline/shared';
import { needsAttention, subscriptionsQuery } from '@careline/shared/api';
import { transactionKeys } from '../api/subscriptions/transaction-queries';

/** A new or default card may be charged with what a subscription owes: if one needs attention, looks whether it still does. */
export async function collectOwed({
  api,
  queries,
  events,
}: Pick<Platform, 'api' | 'queries' | 'events'>): Promise<void> {
  const query = subscriptionsQuery(api);
  const owing = queries.getQueryData(query.queryKey)?.subscriptions.filter(needsAttention) ?? [];
  if (owing.length === 0) return;
  const page = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  void queries.invalidateQueries({ queryKey: transactionKeys.transactions });
  void queries.invalidateQueries({ queryKey: transactionKeys.summary });
  for (const { id, status } of page?.subscriptions ?? []) {
    if (owing.some((before) => before.id === id && before.status !== status)) {
      events.emit('subscription.changed', { id, status });
    }
  }
}
