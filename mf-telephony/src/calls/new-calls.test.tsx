import { failure, heldBack } from '@careline/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardCalls } from '../dashboard-calls/dashboard-calls';
import { IncomingCallsPage } from '../incoming-calls/incoming-calls-page';
import { StatisticsPage } from '../statistics/statistics-page';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';

const STATISTICS = 'GET /api/v1/twilio/phones/user-1/number-1/statistics';
const OTHER = STATISTICS.replace('number-1', 'number-2');
const other = { ...number, id: 'number-2', phone_number: '+15035550120' };
const first = { id: 'c1', from: '+12095550141', started_at: '2026-03-04T09:00:00', status: 'missed' };
const day = { date: '2026-03-04', calls: 1, answered: 0, missed: 1 };
const answer = { calls_by_day: [day], recent_calls: [first] };
const later = {
  calls_by_day: [{ ...day, calls: 2, missed: 2 }],
  recent_calls: [first, { ...first, id: 'c2', from: '+12095550142', started_at: '2026-03-04T12:03:00' }],
};

beforeEach(() => {
  const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00'), toFake: [...toFake], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const open = (path: string, answers = {}) =>
  createTelephonyPlatform({ path, answers: { [LIST]: [number], [STATISTICS]: answer, ...answers } });

it.each([
  ['dashboard', '/dashboard', DashboardCalls],
  ['log', '/dashboard/incoming-calls?days=1', IncomingCallsPage],
])(
  'F386: the %s of a tab that is never left asks for new calls now and then, and keeps what it shows',
  async (_, path, Page) => {
    const { api, navigation, show } = await open(path);
    show(<Page />);
    const [back] = await screen.findAllByRole('link', { name: 'Call back (209) 555-0141' });
    back?.focus();
    await pass(4);
    expect(api.callsOf(STATISTICS)).toHaveLength(1);
    const { answer: answered, arrive } = heldBack();
    api.answer(STATISTICS, answered);
    await pass(1.1);
    expect(api.callsOf(STATISTICS)).toHaveLength(2);
    expect(document.activeElement).toBe(back);
    await arrive(later);
    expect(await screen.findAllByText('(209) 555-0142')).not.toHaveLength(0);
    expect(document.activeElement).toBe(back);
    expect(navigation.visited).toEqual([]);
  },
);

it.each([
  ['out of sight', document, 'visibilityState', 'hidden'],
  ['without a network', navigator, 'onLine', false],
] as const)('F386: a tab %s asks for nothing', async (_, owner, name, value) => {
  const { api, show } = await open('/dashboard');
  show(<DashboardCalls />);
  await screen.findAllByText('(209) 555-0141');
  Object.defineProperty(owner, name, { value, configurable: true });
  await pass(11);
  Reflect.deleteProperty(owner, name);
  expect(api.callsOf(STATISTICS)).toHaveLength(1);
});

it('F386: nor is asked for days that are over', async () => {
  const { api, show } = await open('/dashboard/statistics?from=2026-03-01&to=2026-03-03');
  show(<StatisticsPage />);
  await waitFor(() => expect(api.callsOf(STATISTICS)).toHaveLength(1));
  await pass(11);
  expect(api.callsOf(STATISTICS)).toHaveLength(1);
});

it('F386: what could not be asked for again is told once for all numbers, and waits for Retry', async () => {
  const { api, show } = await open('/dashboard/incoming-calls', { [LIST]: [number, other], [OTHER]: answer });
  show(<IncomingCallsPage />);
  await screen.findAllByText('(209) 555-0141');
  for (const call of [STATISTICS, OTHER]) api.answer(call, failure(400));
  await pass(5.1);
  expect(await screen.findByText(/You are looking at an earlier version/)).toBeTruthy();
  expect(await screen.findAllByText('Statistics Failed')).toHaveLength(1);
  await pass(11);
  expect([STATISTICS, OTHER].map((call) => api.callsOf(call).length)).toEqual([2, 2]);
});

it('F386: Retry beside a number that failed does not stir while others are asked for again', async () => {
  const { api, show } = await open('/dashboard/incoming-calls', { [LIST]: [number, other], [OTHER]: failure(400) });
  show(<IncomingCallsPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.answer(STATISTICS, heldBack().answer);
  await pass(5.1);
  expect([STATISTICS, OTHER].map((call) => api.callsOf(call).length)).toEqual([2, 1]);
  expect(retry.getAttribute('aria-disabled')).not.toBe('true');
});
