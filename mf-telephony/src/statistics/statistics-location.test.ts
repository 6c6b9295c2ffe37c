import { afterEach, expect, it, vi } from 'vitest';
import { addDays, isDay, lengthOf } from './days';
import { readStatisticsLocation, withDay, withPreset } from './statistics-location';

afterEach(() => void vi.unstubAllEnvs());

const now = new Date('2026-03-31T12:00:00');
const read = (search: string) => readStatisticsLocation(new URLSearchParams(search), now);

it.each([
  ['', '2026-03-02', '2026-03-31', 30],
  ['days=7', '2026-03-25', '2026-03-31', 7],
  ['days=365', '2025-04-01', '2026-03-31', 365],
  ['days=8', '2026-03-02', '2026-03-31', 30],
  ['from=2026-01-05&to=2026-01-01', '2026-01-01', '2026-01-05', undefined],
  ['from=2026-02-30&to=2026-03-01', '2026-03-02', '2026-03-31', 30],
  ['from=1900-01-01&to=2026-03-01', '2026-03-02', '2026-03-31', 30],
])('reads "%s" as %s to %s', (search, from, to, preset) => {
  expect(read(search)).toEqual({ range: { from, to }, preset, numberId: undefined });
});

it('changes one thing of the address and keeps the others', () => {
  const params = withDay(new URLSearchParams('number=n1&days=7'), 'from', '2026-01-01', now);
  expect(String(params)).toBe('number=n1&from=2026-01-01&to=2026-03-31');
  expect(String(withPreset(params, 90))).toBe('number=n1&days=90');
});

it('a chosen day keeps the other one, also where that was too far away for a range', () => {
  const search = (params: string) => String(withDay(new URLSearchParams(params), 'to', '2026-03-01', now));
  expect(search('from=2026-01-05&to=2026-01-31')).toBe('from=2026-01-05&to=2026-03-01');
  const clipped = search('from=2012-01-01&to=2012-02-01');
  expect(clipped).toBe('from=2016-03-24&to=2026-03-01');
  expect(read(clipped).range).toEqual({ from: '2016-03-24', to: '2026-03-01' });
});

it('reckons days without the clocks of summer', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(lengthOf({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  expect(['2024-02-29', '2026-02-29', '2026-13-01', '', null].map(isDay)).toEqual([true, false, false, false, false]);
});

it.each([
  ['America/New_York', '2026-03-10T01:00:00Z'],
  ['Asia/Tokyo', '2026-03-09T20:00:00Z'],
])('F42: in %s at %s the statistics, which servers count by UTC, miss no day that has begun', (zone, moment) => {
  vi.stubEnv('TZ', zone);
  const { range } = readStatisticsLocation(new URLSearchParams('days=7'), new Date(moment));
  expect(range).toEqual({ from: '2026-03-04', to: '2026-03-10' });
});
