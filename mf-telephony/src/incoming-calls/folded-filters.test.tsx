import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { IncomingCallsPage } from './incoming-calls-page';

const call = { id: 'c1', from: '+12095550141', started_at: '2026-03-01T09:30:00', status: 'answered' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The fold of the filters on a phone. */
async function openFold(query: string): Promise<HTMLDetailsElement> {
  const test = await createTelephonyPlatform({
    path: `/dashboard/incoming-calls${query}`,
    answers: { [LIST]: [number], 'GET /api/v1/twilio/phones/user-1/number-1/statistics': { recent_calls: [call] } },
  });
  test.show(<IncomingCallsPage />);
  const fold = (await screen.findByText('Filters')).closest('details');
  if (fold === null) throw new Error('The filters are not folded.');
  return fold;
}

it('F105: on a phone the filters stay open, with the focus, where an impossible day is mended', async () => {
  const fold = await openFold('');
  fold.open = true;
  const to = await screen.findByLabelText('To');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-05' } });
  fireEvent.change(to, { target: { value: '2026-03-04' } });
  await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'));
  to.focus();
  fireEvent.change(to, { target: { value: '2026-03-06' } });
  await waitFor(() => expect(to.getAttribute('aria-invalid')).not.toBe('true'));
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(to);
});

it.each(['?from=2026-03-05&to=2026-03-01', '?days=7', '?number=number-1', '?search=0141', '?to=2026-03-02'])(
  'F105: on a phone a filter that is on from the beginning is in sight, at %s',
  async (query) => expect((await openFold(query)).open).toBe(true),
);

it.each(['', '?missed=1', '?offset=50'])(
  'U9: on a phone the filters are folded where none is on, at "%s"',
  async (query) => expect((await openFold(query)).open).toBe(false),
);
