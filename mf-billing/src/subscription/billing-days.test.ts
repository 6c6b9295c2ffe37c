import { expect, it, vi } from 'vitest';
import { isToCome, nextMonth } from './billing-days';

it.each([
  ['2026-11-22T23:30:00Z', '2026-12-22T23:30:00.000Z'],
  ['2026-12-31T01:00:00Z', '2027-01-31T01:00:00.000Z'],
  ['2027-01-31T01:00:00Z', '2027-02-28T01:00:00.000Z'],
])('U1: a month after %s comes the charge of %s', (from, next) => {
  expect(nextMonth(new Date(from)).toISOString()).toBe(next);
});

it('a day without a time lasts until its end', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(['2026-11-22', '2026-11-22T11:59:00Z', '2026-11-21'].map((date) => isToCome(date, now))).toEqual([
    true,
    false,
    false,
  ]);
});

it.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'F277: a moment that names no zone is in UTC, read in %s too',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const now = new Date('2026-11-22T12:00:00Z');
    expect(['2026-11-22T12:30:00', '2026-11-22 11:30:00'].map((date) => isToCome(date, now))).toEqual([true, false]);
  },
);
