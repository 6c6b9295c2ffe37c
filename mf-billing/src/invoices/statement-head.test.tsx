import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createBillingPlatform, profile } from '../testing/billing-platform';
import { StatementHead } from './statement-head';

it('U15: a statement on paper says of whom it is, of whose phone, of when, and when it was made', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T12:00:00') });
  const test = await createBillingPlatform({
    answers: { 'GET /professionals/profile': { ...profile, last_name: 'Morales' } },
  });
  test.show(<StatementHead phone="(415) 555-0101" period="January 2026" />);
  await screen.findByText('Ana Morales');
  vi.useRealTimers();
  expect(screen.getByText('Careline')).toBeTruthy();
  const lines = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(lines).toEqual([
    'Professional: Ana Morales',
    'Phone: (415) 555-0101',
    'Period: January 2026',
    'Issued on: Feb\u00a03,\u00a02026',
  ]);
});
