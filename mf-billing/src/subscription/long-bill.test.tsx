import { failure, type RecordedCall } from '@careline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { subscription } from '../testing/billing-platform';
import { click, LIST, openSubscriptionPanel, TRANSACTIONS } from '../testing/subscription-panel';

const line = (index: number, change: object) => ({
  id: `t-${index}`,
  type: 'other',
  status: 'succeeded',
  amount: 3,
  currency: 'USD',
  phone_number: '+15035550114',
  created_at: '2026-11-16T10:00:00Z',
  ...change,
});
const fee = { type: 'phone_renewal', amount: 19, phone_number: undefined };
const pagesOf =
  (lines: readonly object[]) =>
  ({ query }: RecordedCall) =>
    lines.slice(Number(query.offset), Number(query.offset) + Number(query.limit));
const before = line(200, { ...fee, created_at: '2026-10-16T10:00:00Z' });

it.each([
  ['its first', 0],
  ['its last', 120],
])('F103: a bill with more lines than a page is told whole where the fee is %s', async (_place, position) => {
  const numbers = Array.from({ length: 120 }, (_, index) => line(index, {}));
  const lines = [...numbers.toSpliced(position, 0, line(300, fee)), before];
  const { api } = await openSubscriptionPanel({
    [LIST]: [subscription],
    [TRANSACTIONS]: pagesOf(lines),
  });
  await waitFor(() => expect(document.body.textContent).toContain('Last bill$379.00 on Nov\u00a016,\u00a02026'));
  expect(api.callsOf(TRANSACTIONS)).toHaveLength(3);
});

it('F103: where the newest page tells the bill, nothing more is asked for', async () => {
  const older = Array.from({ length: 80 }, (_, index) => line(index, { created_at: '2026-09-16T10:00:00Z' }));
  const lines = [line(300, fee), ...older];
  const { api } = await openSubscriptionPanel({
    [LIST]: [subscription],
    [TRANSACTIONS]: pagesOf(lines),
  });
  expect(await screen.findByText(/^\$19\.00 on /)).toBeTruthy();
  expect(api.callsOf(TRANSACTIONS)).toHaveLength(1);
});

it('F422: a bill that could not be fetched can be asked for again', async () => {
  const { api } = await openSubscriptionPanel({ [LIST]: [subscription], [TRANSACTIONS]: failure(400) });
  await screen.findByText('Failed to fetch transactions');
  api.answer(TRANSACTIONS, [line(300, fee)]);
  await click('Retry');
  expect(await screen.findByText(/^\$19\.00 on /)).toBeTruthy();
});
