import { expect, it, vi } from 'vitest';
import { formatBillingDay, formatDate, formatDateTime, formatPhone, keepDateTogether } from './format';

it('a date follows the language and does not slip by a day', () => {
  expect(formatDate('2026-03-04', 'en')).toBe('Mar\u00a04,\u00a02026');
  expect(formatDate('2026-03-04', 'es')).toBe('4\u00a0mar\u00a02026');
  expect(formatDate('2026-03-04', 'ru')).toBe('4\u00a0мар.\u00a02026\u00a0г.');
  expect(formatDate('soon', 'en')).toBe('soon');
});

it.each([
  ['en', 'Friday, March\u00a020'],
  ['es', 'viernes, 20\u00a0de\u00a0marzo'],
  ['ru', 'пятница, 20\u00a0марта'],
])('no line ends between a day and its month in "%s"', (tag, words) => {
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric' });
  expect(keepDateTogether(long.format(new Date('2026-03-20T12:00')))).toBe(words);
});

it.each([
  ['en', 'Nov\u00a022,\u00a02026, 8:03\u00a0PM', 'Oct\u00a016 – Nov\u00a022,\u00a02026'],
  ['es', '22\u00a0nov\u00a02026, 20:03', '16\u00a0oct – 22\u00a0nov\u00a02026'],
  ['ru', '22\u00a0нояб.\u00a02026\u00a0г., 20:03', '16\u00a0окт. – 22\u00a0нояб.\u00a02026\u00a0г.'],
])('no line ends before a year or within a time in "%s"', (tag, moment, days) => {
  const [from, to] = [new Date('2026-10-16T12:00'), new Date('2026-11-22T20:03')];
  const medium = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  expect(formatDateTime('2026-11-22T20:03', tag)).toBe(moment);
  expect(keepDateTogether(medium.formatRange(from, to).replaceAll('\u2009', ' '))).toBe(days);
});

it('U14: the day of a bill is the same wherever it is read', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland', 'UTC']) {
    vi.stubEnv('TZ', zone);
    expect(formatBillingDay('2026-11-16T00:30:00Z', 'en')).toBe('Nov\u00a016,\u00a02026');
    expect(formatBillingDay('2026-11-16T23:30:00Z', 'en')).toBe('Nov\u00a016,\u00a02026');
    expect(formatBillingDay('2026-11-16', 'en')).toBe('Nov\u00a016,\u00a02026');
  }
  vi.unstubAllEnvs();
});

it.each(['2026-11-16T00:30:00', '2026-11-16 23:30', '2026-11-16T00:30:00.000'])(
  'U14 F277: the day of a bill whose moment %s names no zone is the same wherever it is read',
  (iso) => {
    for (const zone of ['America/Los_Angeles', 'Pacific/Auckland', 'UTC']) {
      vi.stubEnv('TZ', zone);
      expect(formatBillingDay(iso, 'en')).toBe('Nov\u00a016,\u00a02026');
    }
    vi.unstubAllEnvs();
  },
);

it('a North American phone number reads as people write it, others stay', () => {
  expect(formatPhone('+14155550123')).toBe('(415) 555-0123');
  expect(formatPhone('415-555-0123')).toBe('(415) 555-0123');
  expect(formatPhone('1 (415) 555-0123')).toBe('(415) 555-0123');
  expect(formatPhone('+34911234567')).toBe('+34911234567');
  expect(formatPhone('+4512345678')).toBe('+4512345678');
  expect(formatPhone('+1234567890')).toBe('+1234567890');
});
