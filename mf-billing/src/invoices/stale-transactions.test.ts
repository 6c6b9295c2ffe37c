import { expect, it } from 'vitest';
import { allTransactionsQuery } from '../api/subscriptions/all-transactions';
import { transactionSummaryQuery, transactionsQuery } from '../api/subscriptions/transaction-queries';
import { mount, unmount } from '../index';
import { createBillingPlatform, profile, subscription, visa } from '../testing/billing-platform';

const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';

it.each([
  ['number.changed', { id: 'number-1', change: 'purchased' }],
  ['number.purchase-failed', { phoneNumber: '+15035550114' }],
] as const)('what %s may have booked is asked for again', async (name, payload) => {
  const { platform, api } = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods',
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /api/v1/payment-methods': [visa],
      'GET /professionals/profile': profile,
      [TRANSACTIONS]: [],
    },
  });
  const root = { platform, domElement: document.createElement('div'), onFailure: () => {} };
  await mount(root);
  const query = transactionsQuery(platform.api, 'phone-1');
  await platform.queries.fetchQuery(query);
  await platform.queries.fetchQuery(query);
  expect(api.callsOf(TRANSACTIONS)).toHaveLength(1);
  platform.events.emit(name, payload);
  await platform.queries.fetchQuery(query);
  expect(api.callsOf(TRANSACTIONS)).toHaveLength(2);
  await unmount(root);
});

it('F16: what another tab has changed may be on each of the bills', async () => {
  const { platform } = await createBillingPlatform({ path: '/dashboard/billing/invoices' });
  const queries = [
    transactionsQuery(platform.api, 'phone-1'),
    transactionSummaryQuery(platform.api, 'phone-1'),
    allTransactionsQuery(platform, 'phone-1'),
  ];
  for (const { meta } of queries) expect(meta.staleAfter).toEqual(['subscription.changed', 'number.changed']);
});
