import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBillingPlatform, profile, subscription } from '../testing/billing-platform';
import { InvoicesPage } from './invoices-page';

const lines = (length: number, id: string) =>
  Array.from({ length }, (_, index) => ({ id: `${id}-${index}`, status: index === 0 ? 'failed' : 'succeeded' }));

it('AX9: a region that stands throughout tells how many transactions each choice shows', async () => {
  const test = await createBillingPlatform({
    path: '/dashboard/billing/invoices',
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription, { ...subscription, id: 'sub-2', phone_number_id: 'phone-0' }],
      'GET /professionals/profile': profile,
      'GET /api/v1/phone-subscriptions/phone-1/transactions': lines(3, 'one'),
      'GET /api/v1/phone-subscriptions/phone-1/transactions/summary': {},
      'GET /api/v1/phone-subscriptions/phone-0/transactions': lines(2, 'other'),
      'GET /api/v1/phone-subscriptions/phone-0/transactions/summary': {},
    },
  });
  test.show(<InvoicesPage />);
  const region = (await screen.findByText('3 transactions')).closest('[role=status]');
  const tells = (words: string) => waitFor(() => expect(region?.textContent).toBe(words));

  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: 'phone-0' } });
  await tells('2 transactions');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } });
  await tells('1 transaction');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: '' } });
  await tells('2 transactions');
  expect(region?.isConnected).toBe(true);
});
