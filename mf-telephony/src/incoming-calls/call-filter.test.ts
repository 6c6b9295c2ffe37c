import { afterEach, expect, it, vi } from 'vitest';
import type { LoggedCall } from '../calls/call-log';
import { number } from '../testing/telephony-platform';
import { isImpossible, matchingCalls, readCallFilter, withFilter } from './call-filter';

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

const now = new Date('2026-03-04T12:00:00');

function filterOf(search: string) {
  return readCallFilter(new URLSearchParams(search), now);
}

function daysOf(calls: readonly (string | undefined)[], from: string, to: string) {
  return matchingCalls(calls.map(callAt), filterOf(`from=${from}&to=${to}`)).map(({ started_at }) => started_at);
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

it.each([
  ['search=555-0141', true],
  ['search=(209)', true],
  ['search=front', true],
  ['search=0142', false],
  ['number=number-1', true],
  ['number=number-2', false],
  ['days=1', true],
  ['from=2026-03-05', false],
])('U18: %s lets a call of today on that number through: %s', (search, expected) => {
  const call = callAt('2026-03-04T09:00:00');
  expect(matchingCalls([call], filterOf(search))).toEqual(expected ? [call] : []);
});

it('F51: a number that was copied from a sentence of this site finds its caller', () => {
  const call = callAt('2026-03-04T09:00:00');
  expect(matchingCalls([call], filterOf('search=(209)\u00a0555\u2060-\u20600141'))).toEqual([call]);
});

it.each([
  ['Office 2', false],
  ['Кабинет 2', false],
  ['front desk', true],
  ['2', true],
])('F106: the digit of a name is none of a caller: "%s" finds a call on another number: %s', (text, expected) => {
  const call = callAt('2026-03-04T09:00:00');
  const filter = readCallFilter(new URLSearchParams({ search: text }), now);
  expect(matchingCalls([call], filter)).toEqual(expected ? [call] : []);
});

it('F234: in a browser that speaks Turkish, whose small I has no dot, “intake” finds “Intake”', () => {
  const lower = String.prototype.toLocaleLowerCase;
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return lower.call(this, 'tr');
  });
  const call = { ...callAt('2026-03-04T09:00:00'), number: { ...number, friendly_name: 'Intake' } };
  expect(matchingCalls([call], filterOf('search=intake'))).toEqual([call]);
});

it('U18: a ready range and chosen days replace each other', () => {
  const chosen = new URLSearchParams('from=2026-03-01&to=2026-03-02&offset=50');
  expect(String(withFilter(chosen, 'days', '7'))).toBe('days=7');
  expect(String(withFilter(new URLSearchParams('days=7'), 'from', '2026-03-01'))).toBe('from=2026-03-01');
  expect(filterOf('days=7').from).toBe('2026-02-26');
});

it.each([
  ['days=7', 'to', '2026-03-01', 'from=2026-02-26&to=2026-03-01'],
  ['days=7&offset=50&number=n1', 'to', '2026-03-01', 'number=n1&from=2026-02-26&to=2026-03-01'],
  ['days=7', 'from', '', ''],
] as const)(
  'F232: at "%s" the day chosen in "%s", "%s", leaves the other end as it is shown',
  (before, name, day, after) => {
    expect(String(withFilter(new URLSearchParams(before), name, day, now))).toBe(after);
  },
);

it('U19: a first day after the last is impossible', () => {
  expect(isImpossible(filterOf('from=2026-03-25&to=2026-03-20'))).toBe(true);
  expect(isImpossible(filterOf('from=2026-03-20&to=2026-03-20'))).toBe(false);
});

it.each([
  ['America/New_York', '2026-03-10T01:00:00Z', '2026-03-09', '2026-03-03', '2026-02-08'],
  ['Asia/Tokyo', '2026-03-09T20:00:00Z', '2026-03-10', '2026-03-04', '2026-02-09'],
])('F42: in %s at %s a ready range is reckoned from the day that it is there', (zone, moment, one, seven, thirty) => {
  vi.stubEnv('TZ', zone);
  const firstDay = (days: number) => readCallFilter(new URLSearchParams(`days=${days}`), new Date(moment)).from;
  expect([1, 7, 30].map(firstDay)).toEqual([one, seven, thirty]);
});
