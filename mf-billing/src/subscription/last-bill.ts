import type { Transaction } from '../api/subscriptions/transaction';

/** Of one bill all lines are booked within this time, ms. */
const ONE_BILL = 5_000;

export interface Bill {
  /** ISO date of the charge. */
  readonly date: string;
  /** In whole currency units. */
  readonly total: number;
  /** What of it was for minutes of calls. */
  readonly minutes: number;
  readonly setUp: number;
  /** ISO code, upper case. */
  readonly currency: string;
}

const fees: readonly Transaction['type'][] = ['subscription_fee', 'phone_renewal'];

/** What was paid with the newest fee of a subscription, undefined where none was; numbers bought in between are bills of their own. */
export function lastBill(transactions: readonly Transaction[]): Bill | undefined {
  const paid = transactions.flatMap((one) => {
    const { amount, created_at: date } = one;
    const isPaid = one.status === 'succeeded' && amount !== undefined && date !== undefined;
    return isPaid ? [{ ...one, amount, date, at: Date.parse(date) }] : [];
  });
  const [newest] = paid.filter(({ type }) => fees.includes(type)).toSorted((one, other) => other.at - one.at);
  if (newest === undefined) return undefined;
  const lines = paid.filter(
    ({ at, currency, amount }) => Math.abs(newest.at - at) < ONE_BILL && currency === newest.currency && amount > 0,
  );
  const sumOf = (...types: readonly Transaction['type'][]) =>
    lines.reduce((sum, { type, amount }) => sum + (types.includes(type) ? amount : 0), 0);
  return {
    date: newest.date,
    total: sumOf(...fees, 'setup_fee', 'usage_charge', 'other'),
    minutes: sumOf('usage_charge'),
    setUp: sumOf('setup_fee'),
    currency: newest.currency,
  };
}

/** Whether a bill has lines on a later page than this one, the newest, for all that it tells: nothing on it is older. */
export function mayGoOn(transactions: readonly Transaction[], bill: Bill | undefined): boolean {
  if (bill === undefined) return true;
  const at = Date.parse(bill.date);
  return !transactions.some(({ created_at: date }) => date !== undefined && at - Date.parse(date) >= ONE_BILL);
}
