import { expect, it } from 'vitest';
import type { Transaction } from '../api/subscriptions/transaction';
import { lastBill } from './last-bill';

const nothing = { period_start: undefined, period_end: undefined, minutes: undefined, phone_number: undefined };
const at = (
  type: Transaction['type'],
  amount: number,
  created_at: string,
  status: Transaction['status'] = 'succeeded',
) =>
  ({
    id: `${type}${created_at}`,
    type,
    status,
    amount,
    currency: 'USD',
    description: undefined,
    ...nothing,
    created_at,
  }) as const;

it('U8: the last bill is all that was paid with the newest fee, its minutes apart', () => {
  const bill = lastBill([
    at('other', 6, '2026-11-20T09:00:00Z'),
    at('usage_charge', 24.46, '2026-11-16T10:00:00Z'),
    at('phone_renewal', 19, '2026-11-16T10:00:00Z'),
    at('phone_renewal', 19, '2026-11-10T10:00:00Z', 'failed'),
    at('phone_renewal', 19, '2026-10-16T10:00:00Z'),
  ]);
  expect(bill).toEqual({ date: '2026-11-16T10:00:00Z', total: 43.46, minutes: 24.46, setUp: 0, currency: 'USD' });
});

it('U8: without a paid fee there is no last bill', () => {
  expect(lastBill([at('setup_fee', 5, '2026-11-16T10:00:00Z'), at('subscription_fee', 19, 'x', 'pending')])).toBe(
    undefined,
  );
});
