import type { ApiContext } from '@careline/shared/api';

/** All queries of a phone's bookings begin with these. */
export const transactionKeys = {
  transactions: ['transactions'],
  summary: ['transaction-summary'],
} as const;

/** Every change of a subscription may book a transaction, a declined one too. */
export function staleTransactions(queries: ApiContext['queries']): void {
  for (const queryKey of Object.values(transactionKeys)) void queries.invalidateQueries({ queryKey });
}

/** Of their queries: what they are stale after when another tab has done it (shared/src/host/cross-tab.ts). This tab's own changes make them so by themselves. */
export const afterOtherTabs = { meta: { staleAfter: ['subscription.changed', 'number.changed'] } };
