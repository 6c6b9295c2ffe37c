import type { RecordedCall } from '@careline/shared/testing';

export const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';

/** So many bills like the one that is given, the newest first: `bill-1` is the oldest. */
export function billsOf(count: number, like: object = { type: 'setup_fee', amount: 1 }) {
  return ({ query }: RecordedCall) => {
    const first = count - Number(query.offset);
    const length = Math.max(0, Math.min(Number(query.limit), first));
    return Array.from({ length }, (_, index) => ({ ...like, id: `bill-${first - index}` }));
  };
}
