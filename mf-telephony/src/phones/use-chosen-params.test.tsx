import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IncomingCallsPage } from '../incoming-calls/incoming-calls-page';
import { StatisticsPage } from '../statistics/statistics-page';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';

const evenings = { ...number, id: 'number-2', phone_number: '+15035550120', friendly_name: 'Evenings' };
const statistics = {
  total_calls: 2,
  recent_calls: [
    { id: 'c1', from: '+12095550141', started_at: '2026-03-01T09:30:00', duration_seconds: 75, status: 'answered' },
    { id: 'c2', from: '+17865550162', started_at: '2026-03-03T18:00:00', duration_seconds: 0, status: 'missed' },
  ],
};
const calls = (id: string) => `GET /api/v1/twilio/phones/user-1/${id}/statistics`;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function open(path: string, page: ReactNode) {
  const test = await createTelephonyPlatform({
    path,
    answers: { [LIST]: [number, evenings], [calls('number-1')]: statistics, [calls('number-2')]: statistics },
  });
  test.show(page);
  return test;
}

const days = '?from=2026-03-01&to=2026-03-04';

it.each([
  ['/dashboard/incoming-calls', <IncomingCallsPage key="calls" />],
  ['/dashboard/statistics', <StatisticsPage key="statistics" />],
])(
  'F317: on %s two choices made while the guards are still at the first both count, until the address says something',
  async (path, page) => {
    const { navigation } = await open(`${path}${days}`, page);
    const go = vi.spyOn(navigation, 'navigate').mockResolvedValue();
    const chosen = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Number' });
    const from = () => screen.getByLabelText<HTMLInputElement>('From').value;
    fireEvent.change(chosen, { target: { value: 'number-2' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-02' } });
    const asked = new URL(String(go.mock.lastCall?.[0]), 'https://careline.test');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      number: 'number-2',
      from: '2026-03-02',
      to: '2026-03-04',
    });
    expect([chosen.value, from()]).toEqual(['number-2', '2026-03-02']);
    act(() => navigation.admit({ ...navigation.getSnapshot(), key: 'another' }));
    expect([chosen.value, from()]).toEqual(['', '2026-03-01']);
  },
);
