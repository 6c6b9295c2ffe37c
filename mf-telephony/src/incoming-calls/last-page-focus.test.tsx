import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { IncomingCallsPage } from './incoming-calls-page';

it('F50: who turns to the last calls by the keyboard keeps the focus on the way that has ended', async () => {
  const calls = Array.from({ length: 80 }, (_, index) => ({
    id: `c${index}`,
    from: '+12095550141',
    started_at: '2026-03-01T12:00:00Z',
    status: 'answered',
  }));
  const test = await createTelephonyPlatform({
    path: '/dashboard/incoming-calls',
    answers: { [LIST]: [number], 'GET /api/v1/twilio/phones/user-1/number-1/statistics': { recent_calls: calls } },
  });
  test.show(<IncomingCallsPage />);
  const next = await screen.findByRole('link', { name: 'Next' });
  next.focus();
  fireEvent.click(next);
  await screen.findByText('51–80 of 80');
  expect(document.activeElement).toBe(next);
});
