import { afterEach, expect, it, vi } from 'vitest';
import { number } from '../testing/telephony-platform';
import { callsWithin, type LoggedCall } from './call-log';

afterEach(() => void vi.unstubAllEnvs());

function callAt(started_at: string | undefined): LoggedCall {
  const from_number = '+12095550141';
  return {
    key: `${started_at}`,
    id: undefined,
    number,
    from_number,
    started_at,
    duration_seconds: 5,
    status: 'missed',
  };
}

function daysOf(calls: readonly (string | undefined)[], from: string, to: string) {
  const filter = { isMissedOnly: false, from, to, page: 1 };
  return callsWithin(calls.map(callAt), filter).map(({ started_at }) => started_at);
}

it('a call of a day without time belongs to that day, west of UTC too', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(new Date('2026-03-04').getDate()).toBe(3);
  expect(daysOf(['2026-03-04'], '2026-03-04', '2026-03-04')).toEqual(['2026-03-04']);
  expect(daysOf(['2026-03-04'], '2026-03-03', '2026-03-03')).toEqual([]);
  expect(daysOf(['2026-03-04T02:00:00Z'], '2026-03-03', '2026-03-03')).toEqual(['2026-03-04T02:00:00Z']);
});

it('a call without a readable time belongs to no day', () => {
  expect(daysOf([undefined, 'soon'], '2000-01-01', '2030-01-01')).toEqual([]);
});
