import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvoicesPage } from '../invoices/invoices-page';
import { createBillingPlatform, profile, subscription } from '../testing/billing-platform';

const CALLS = 'GET /api/v1/phone-subscriptions';

it('F120 F122: phones that are in no list are told apart, and a status that is not told is called unknown', async () => {
  const second = { ...subscription, id: 'sub-7', phone_number_id: 'phone-7', status: 'paused' };
  const third = { ...second, id: 'sub-8', phone_number_id: 'phone-8', status: null };
  const test = await createBillingPlatform({
    path: '/dashboard/billing/invoices',
    answers: {
      [CALLS]: [subscription, second, third],
      'GET /professionals/profile': profile,
      [`${CALLS}/phone-1/transactions`]: [],
      [`${CALLS}/phone-1/transactions/summary`]: {},
    },
  });
  test.show(<InvoicesPage />);
  expect(await screen.findByRole('option', { name: '(415) 555-0101 – active' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'ID …ne-7 – paused' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'ID …ne-8 – status unknown' })).toBeTruthy();
});
