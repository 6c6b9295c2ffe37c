import { RemotePages } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import declaration from '../../remote.manifest';
import { createBillingPlatform, profile, subscription } from '../testing/billing-platform';

it('U15: a statement on paper says above all else of whom it is, of whose phone, of when, and when it was made', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T12:00:00') });
  const test = await createBillingPlatform({
    path: '/dashboard/billing/invoices?phone=phone-1&month=2026-01&status=failed',
    answers: {
      'GET /professionals/profile': { ...profile, last_name: 'Morales' },
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /api/v1/phone-subscriptions/phone-1/transactions': [],
    },
  });
  test.show(<RemotePages pages={declaration.pages} />);
  await screen.findByText('Ana Morales');
  vi.useRealTimers();
  const lines = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(lines).toEqual([
    'Professional: Ana Morales',
    'Phone: (415) 555-0101',
    'Period: January\u00a02026 · Failed',
    'Issued on: Feb\u00a03,\u00a02026',
  ]);
  const heading = screen.getByRole('heading', { level: 1 });
  const isHead = heading.compareDocumentPosition(screen.getByText('Careline')) & Node.DOCUMENT_POSITION_PRECEDING;
  expect(isHead).toBeTruthy();
});

it('F79: a statement with nothing paid says so in the currency of its lines', async () => {
  const failed = {
    id: 'tr-1',
    type: 'phone_renewal',
    status: 'failed',
    amount: 19,
    currency: 'EUR',
    created_at: '2026-01-02T12:00:00Z',
  };
  const test = await createBillingPlatform({
    path: '/dashboard/billing/invoices?phone=phone-1&month=2026-01',
    answers: {
      'GET /professionals/profile': profile,
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /api/v1/phone-subscriptions/phone-1/transactions': [failed],
    },
  });
  test.show(<RemotePages pages={declaration.pages} />);
  expect(await screen.findByText('Paid, less refunds: €0.00')).toBeTruthy();
});
