import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from './moments';

describe('F37: a moment of a query', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-03-05', '2026-03-05T23:59:59.999Z'],
    ['2024-02-29', '2024-02-29T23:59:59.999Z'],
    ['2026-03-05T10:00', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05 10:00:30', '2026-03-05T10:00:30.000Z'],
    ['2026-03-05T10:00:30.25Z', '2026-03-05T10:00:30.250Z'],
    ['2026-03-05T23:00:00-05:00', '2026-03-06T04:00:00.000Z'],
    ['2026-03-05T23:00-0500', '2026-03-06T04:00:00.000Z'],
  ])('is in UTC where it says no zone: %s', (text, moment) => {
    expect(momentOf(text, '23:59:59.999')?.toISOString()).toBe(moment);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-02-30T10:00+02:00',
    '2026-13-01',
    '2026-03-05T24:01',
    '2026-03-05 (x)',
    '2026-03-05 noon',
    '0000-01-01',
    'soon',
  ])('is no moment: %s', (text) => {
    expect(() => momentOf(text, '00:00:00.000')).toThrow(`${text} is not a date`);
  });
});

it('F329: a moment beyond the year 9999, where a zone leads, is none', () => {
  const text = '9999-12-31T23:59:59-01:00';
  expect(() => momentOf(text, '23:59:59.999')).toThrow(`${text} is not a date`);
  expect(momentOf('9999-12-31', '23:59:59.999')?.toISOString()).toBe('9999-12-31T23:59:59.999Z');
});
