import { failure, focusedText, type TestPlatformOptions } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { statisticsKey } from '../api/statistics/statistics-queries';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { DashboardCalls } from './dashboard-calls';

const STATISTICS = 'GET /api/v1/twilio/phones/user-1/number-1/statistics';
const call = (id: string, started_at: string, status: string) => {
  return { id, from: `+1209555014${id}`, started_at, duration_seconds: 60, status };
};
const answer = {
  calls_by_day: [
    { date: '2026-03-03', calls: 3, answered: 1, missed: 2 },
    { date: '2026-03-04', calls: 2, answered: 2, missed: 0 },
  ],
  recent_calls: [
    call('1', '2026-03-04T09:00:00', 'answered'),
    call('2', '2026-03-03T15:00:00', 'missed'),
    call('3', '2026-03-03T14:00:00', 'missed'),
    call('4', '2026-02-10T14:00:00', 'missed'),
    call('5', '2026-02-09T14:00:00', 'missed'),
  ],
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

async function open(answers: TestPlatformOptions['answers'] = {}) {
  const test = await createTelephonyPlatform({
    path: '/dashboard',
    answers: { [LIST]: [number], [STATISTICS]: answer, ...answers },
  });
  test.show(<DashboardCalls />);
  return test;
}

it('U7: shows the calls missed since yesterday, the latest missed to call back, the week and the last calls', async () => {
  const { api } = await open();
  const missed = await screen.findByRole('list', { name: 'Latest missed calls' });
  expect(api.callsOf(STATISTICS).map(({ query }) => query)).toEqual([
    { date_from: '2026-02-03', date_to: '2026-03-04' },
  ]);
  expect(screen.getByText('missed calls since yesterday').textContent).toContain('2');
  const rows = within(missed).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
    '(209) 555-0142',
    '(209) 555-0143',
    '(209) 555-0144',
  ]);
  expect(rows[0]?.textContent).toMatch(/Yesterday, 3:00\sPMFront desk/);
  const back = within(missed).getByRole('link', { name: 'Call back (209) 555-0142' });
  expect(back.getAttribute('href')).toBe('tel:+12095550142');
  expect(screen.getByText('5 calls in 7 days')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
    'Mar\u00a03,\u00a02026: 3, 2 missed; Mar\u00a04,\u00a02026: 2',
  );
  expect(within(screen.getByRole('list', { name: 'Latest calls' })).getAllByRole('listitem')).toHaveLength(5);
});

it('F95: says once, where one calls back, that the patient sees the number of one’s own phone', async () => {
  await open();
  const hint = /^You call back from your own phone: the patient sees its number/;
  expect(await screen.findAllByText(hint)).toHaveLength(1);
});

it('F95: says nothing of calling back where no call is listed', async () => {
  await open({ [STATISTICS]: { ...answer, recent_calls: [] } });
  await screen.findByText('5 calls in 7 days');
  expect(screen.queryByText(/You call back/)).toBeNull();
});

it('F292: of a server that counts calls and lists none claims neither a quiet month nor that none was missed', async () => {
  const days = [{ date: '2026-02-10', calls: 3, answered: 1, missed: 2 }];
  await open({ [STATISTICS]: { calls_by_day: days } });
  expect(await screen.findByText('0 calls in 7 days')).toBeTruthy();
  for (const claim of ['No calls', 'No missed calls', 'since yesterday'])
    expect(document.body.textContent).not.toContain(claim);
  expect(screen.getByText(/reports how many calls there were, but not who called/)).toBeTruthy();
});

it('U7: tells the missed calls of the week also of a server that tells no other kind', async () => {
  const days = [{ date: '2026-03-03', calls: 3, missed: 2 }];
  await open({ [STATISTICS]: { ...answer, calls_by_day: days } });
  expect(await screen.findByText('3 calls in 7 days')).toBeTruthy();
  expect(screen.getByText('2 missed')).toBeTruthy();
});

it.each([
  ['adds up all kinds of missed calls', { completed: 2, no_answer: 2, busy: 1, canceled: 1 }],
  ['counts no missed call twice where one kind holds others', { answered: 2, missed: 4, no_answer: 3, busy: 1 }],
])('F385: the week %s', async (_, kinds) => {
  await open({ [STATISTICS]: { ...answer, calls_by_day: [{ date: '2026-03-03', calls: 6, ...kinds }] } });
  expect(await screen.findByText('6 calls in 7 days')).toBeTruthy();
  expect(screen.getByText('4 missed')).toBeTruthy();
});

it('U7: says so where the calls cannot be had, and Retry asks again', async () => {
  const { api } = await open({ [STATISTICS]: failure(400) });
  await screen.findByText('Failed to fetch call statistics');
  api.answer(STATISTICS, answer);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Latest missed calls' })).toBeTruthy();
});

it('U7: says which number’s calls are missing; once they have come, the focus stays in the calls', async () => {
  const other = { ...number, id: 'number-2', phone_number: '+15035550120' };
  const missing = STATISTICS.replace('number-1', 'number-2');
  const { api } = await open({ [LIST]: [number, other], [missing]: failure(400) });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.answer(missing, answer);
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByText(/^\(503\) 555-0120\./)).toBeNull());
  expect(focusedText()).toContain('10 calls in 7 days');
  expect(document.activeElement).not.toBe(document.body);
});

it('U7: takes no room without a number, and is not a picture of nothing without calls', async () => {
  await open({ [STATISTICS]: { recent_calls: [] } });
  expect(await screen.findByText('No calls lately')).toBeTruthy();
  cleanup();
  await open({ [LIST]: [] });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Calls' })).toBeNull());
});

it('F289: says that the calls are those of before where they could not be asked for again, and Retry brings the new ones', async () => {
  const { api, platform } = await open();
  await screen.findByRole('list', { name: 'Latest missed calls' });
  api.answer(STATISTICS, failure(400));
  await act(() => platform.queries.refetchQueries({ queryKey: statisticsKey }));
  expect(await screen.findByText(/You are looking at an earlier version/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Latest missed calls' })).toBeTruthy();
  api.answer(STATISTICS, { ...answer, recent_calls: [call('6', '2026-03-04T11:00:00', 'missed')] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText('(209) 555-0146')).toHaveLength(2);
  expect(screen.queryByText(/You are looking at an earlier version/)).toBeNull();
});
