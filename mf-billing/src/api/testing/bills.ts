import type { RecordedCall } from '@careline/shared/testing';

export const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';

/** So many bills, the newest first: `bill-1` is the oldest. */
export function billsOf(count: number) {
  return ({ query }: RecordedCall) => {
    const first = count - Number(query.offset);
    const length = Math.max(0, Math.min(Number(query.limit), first));
    return Array.from({ length }, (_, index) => ({ id: `bill-${first - index}`, type: 'setup_fee', amount: 1 }));
  };
}
