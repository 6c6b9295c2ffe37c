import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createBillingPlatform, profile, subscription } from '../testing/billing-platform';
import { InvoicesPage } from './invoices-page';
import { billingDay, monthsSince } from './months';

const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';

async function openInvoices(search: string, subscriptions: readonly object[], transactions: readonly object[]) {
  const { show } = await createBillingPlatform({
    path: `/dashboard/billing/invoices${search}`,
    answers: {
      'GET /api/v1/phone-subscriptions': subscriptions,
      'GET /professionals/profile': profile,
      [TRANSACTIONS]: transactions,
      [`${TRANSACTIONS}/summary`]: {},
    },
  });
  show(<InvoicesPage />);
}

it.each([
  ['2026-10', 0],
  ['2026-11', 1],
])(
  'F110: of %s the statement has %d of the bills whose day is in it as it is shown, wherever the server stands',
  async (month, count) => {
    // 02:30 of the next day in UTC, by which bills count.
    const bill = {
      id: 'tr-1',
      type: 'phone_renewal',
      status: 'succeeded',
      amount: 19,
      created_at: '2026-10-31T21:30:00-05:00',
    };
    await openInvoices(`?phone=phone-1&month=${month}`, [subscription], [bill]);
    if (count === 0) expect(await screen.findByText('Nothing was charged or given back here')).toBeTruthy();
    else
      expect((await screen.findByText('Monthly Renewal')).closest('tr')?.textContent).toContain(
        'Nov\u00a01,\u00a02026',
      );
  },
);

it('F110: the first month is that of the day on which the subscription was made, in UTC', () => {
  const months = monthsSince('2024-12-31T23:30:00-05:00', new Date('2026-11-23T12:00:00Z'));
  expect([months[0], months.at(-1)]).toEqual(['2026-11', '2025-01']);
});

it('F277: a bill whose moment names no zone stands under the same day and month wherever it is read', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const moment = '2026-11-01T00:30:00';
  expect(billingDay('2026-11-01 23:30:00.5')).toBe('2026-11-01');
  const bill = {
    id: 'tr-1',
    type: 'phone_renewal',
    status: 'succeeded',
    amount: 19,
    created_at: moment,
    period_start: moment,
    period_end: moment,
  };
  await openInvoices('?phone=phone-1&month=2026-11', [subscription], [bill]);
  const row = (await screen.findByText('Monthly Renewal')).closest('tr');
  expect(row?.textContent?.match(/[A-Z][a-z]{2}\s\d+,\s2026/g)).toEqual([
    'Nov\u00a01,\u00a02026',
    'Nov\u00a01,\u00a02026',
  ]);
  vi.unstubAllEnvs();
});

it('F111: the months go back to the first subscription of the phone, not to the one that counts today', async () => {
  const first = { ...subscription, id: 'sub-0', status: 'cancelled', created_at: '2023-05-02T12:00:00Z' };
  await openInvoices('', [subscription, first], []);
  await waitFor(() => expect(screen.getByRole('option', { name: 'May\u00a02023' })).toBeTruthy());
  expect(screen.queryByRole('option', { name: 'April\u00a02023' })).toBeNull();
});
