import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardCalls } from '../dashboard-calls/dashboard-calls';
import { IncomingCallsPage } from '../incoming-calls/incoming-calls-page';
import { StatisticsPage } from '../statistics/statistics-page';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';

const STATISTICS = 'GET /api/v1/twilio/phones/user-1/number-1/statistics';
const missed = {
  id: 'c1',
  from: '+12095550141',
  started_at: '2026-03-04T09:00:00',
  duration_seconds: 0,
  status: 'missed',
};
const answer = { calls_by_day: [{ date: '2026-03-04', calls: 1, answered: 0, missed: 1 }], recent_calls: [missed] };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A laptop that was shut on Wednesday and is opened on Saturday. */
function wake(): void {
  vi.setSystemTime(new Date('2026-03-07T08:00:00'));
  fireEvent(document, new Event('visibilitychange'));
}

const open = (path: string) => createTelephonyPlatform({ path, answers: { [LIST]: [number], [STATISTICS]: answer } });

it('F130: the dashboard of a tab that wakes on another day tells of that day', async () => {
  const { api, show } = await open('/dashboard');
  show(<DashboardCalls />);
  await waitFor(() => expect(document.body.textContent).toContain('1 missed call since yesterday'));
  expect(document.body.textContent).toContain('Today');
  wake();
  await waitFor(() => expect(document.body.textContent).toContain('0 missed calls since yesterday'));
  expect(document.body.textContent).toContain('Mar\u00a04');
  expect(document.body.textContent).not.toContain('Today');
  expect(api.callsOf(STATISTICS).map(({ query }) => query?.date_to)).toEqual(['2026-03-04', '2026-03-07']);
});

it('F130: what a dashboard has shown stays where that day cannot be asked for yet, and claims nothing of it', async () => {
  const { api, show } = await open('/dashboard');
  show(<DashboardCalls />);
  await waitFor(() => expect(document.body.textContent).toContain('1 missed call since yesterday'));
  api.answer(STATISTICS, failure(400));
  wake();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getAllByText('(209) 555-0141')).toHaveLength(2);
  expect(document.body.textContent).toContain('1 call in 7 days');
  expect(document.body.textContent).toContain('Mar\u00a04');
  expect(document.body.textContent).not.toContain('since yesterday');
  api.answer(STATISTICS, answer);
  fireEvent.click(retry);
  await waitFor(() => expect(document.body.textContent).toContain('0 missed calls since yesterday'));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('F130: so does the log, and “Today” lets through the calls of that day', async () => {
  const { show } = await open('/dashboard/incoming-calls?days=1');
  show(<IncomingCallsPage />);
  await screen.findByText('Today', { selector: 'th' });
  wake();
  await waitFor(() => expect(screen.queryByText('Today', { selector: 'th' })).toBeNull());
  expect(screen.getByLabelText('To').getAttribute('max')).toBe('2026-03-07');
});

it('F130: a log that wakes on another day asks for its calls, and says of none of its days that nobody has called', async () => {
  const { api, show } = await open('/dashboard/incoming-calls?days=1');
  show(<IncomingCallsPage />);
  await screen.findByText('Today', { selector: 'th' });
  const call = { ...missed, id: 'c2', from: '+12095550142', started_at: '2026-03-07T07:30:00' };
  api.answer(STATISTICS, { ...answer, recent_calls: [missed, call] });
  wake();
  expect(await screen.findByText('(209) 555-0142')).toBeTruthy();
  expect(api.callsOf(STATISTICS)).toHaveLength(2);
});

it('F130: so do the last 30 days of the statistics', async () => {
  const { api, show } = await open('/dashboard/statistics');
  show(<StatisticsPage />);
  await screen.findByRole('table');
  wake();
  await waitFor(() => expect(api.callsOf(STATISTICS).at(-1)?.query).toMatchObject({ date_to: '2026-03-07' }));
});

it('F289: a log that wakes before its network says that its calls are those of before', async () => {
  const { api, show } = await open('/dashboard/incoming-calls?days=1');
  show(<IncomingCallsPage />);
  await screen.findByText('Today', { selector: 'th' });
  api.answer(STATISTICS, failure(400));
  wake();
  expect(await screen.findByText(/You are looking at an earlier version/)).toBeTruthy();
});

it('F290: a dashboard that wakes on another day keeps its calls, and the focus in them, while those of that day are on their way', async () => {
  const { api, show } = await open('/dashboard');
  show(<DashboardCalls />);
  const [back] = await screen.findAllByRole('link', { name: 'Call back (209) 555-0141' });
  back?.focus();
  const { answer: answered, arrive } = heldBack();
  api.answer(STATISTICS, answered);
  wake();
  await waitFor(() => expect(api.callsOf(STATISTICS)).toHaveLength(2));
  expect(document.body.textContent).not.toContain('since yesterday');
  expect(document.activeElement).toBe(back);
  await arrive(answer);
  await waitFor(() => expect(document.body.textContent).toContain('0 missed calls since yesterday'));
  expect(document.activeElement).toBe(back);
});

/** Comes back to the tab, which was opened at noon. */
function comeBack(time: string): void {
  vi.setSystemTime(new Date(time));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
}

const later = {
  calls_by_day: [{ date: '2026-03-04', calls: 2, answered: 0, missed: 2 }],
  recent_calls: [missed, { ...missed, id: 'c2', from: '+12095550142', started_at: '2026-03-04T16:30:00' }],
};

it.each([
  ['dashboard', '/dashboard', DashboardCalls],
  ['log', '/dashboard/incoming-calls?days=1', IncomingCallsPage],
])(
  'F360: the %s asks for its calls again when its tab is come back to, and keeps what it shows meanwhile',
  async (_, path, Page) => {
    const { api, show } = await open(path);
    show(<Page />);
    const [back] = await screen.findAllByRole('link', { name: 'Call back (209) 555-0141' });
    back?.focus();
    comeBack('2026-03-04T12:00:59');
    await act(async () => {});
    expect(api.callsOf(STATISTICS)).toHaveLength(1);
    const { answer: answered, arrive } = heldBack();
    api.answer(STATISTICS, answered);
    comeBack('2026-03-04T17:00:00');
    await waitFor(() => expect(api.callsOf(STATISTICS)).toHaveLength(2));
    expect(document.activeElement).toBe(back);
    await arrive(later);
    expect(await screen.findAllByText('(209) 555-0142')).not.toHaveLength(0);
    expect(document.activeElement).toBe(back);
  },
);

it.each([
  ['were over are not asked for again', '2026-03-03', '2026-03-04T17:00:00', 1],
  ['are not over are asked for again', '2026-03-04', '2026-03-04T17:00:00', 2],
  ['were not over yet are asked for again', '2026-03-04', '2026-03-05T08:00:00', 2],
])('F360: statistics of days that %s', async (_, to, moment, calls) => {
  const { api, platform, show } = await open(`/dashboard/statistics?from=2026-03-01&to=${to}`);
  show(<StatisticsPage />);
  await waitFor(() => expect(api.callsOf(STATISTICS)).toHaveLength(1));
  await waitFor(() => expect(platform.queries.isFetching()).toBe(0));
  comeBack(moment);
  await act(async () => {});
  await waitFor(() => expect(platform.queries.isFetching()).toBe(0));
  expect(api.callsOf(STATISTICS)).toHaveLength(calls);
});
