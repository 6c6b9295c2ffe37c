import { expect, it } from 'vitest';
import { dayText, timeText } from './call-words';

const now = new Date('2026-03-04T12:00:00');

it.each([
  ['2026-03-04', 'en-US', 'Today'],
  ['2026-03-03', 'es-ES', 'Ayer'],
  ['2026-03-02', 'ru-RU', 'Понедельник, 2\u00a0марта'],
  ['2025-12-31', 'en-US', 'Wednesday, December\u00a031,\u00a02025'],
])('U18: %s is called in %s "%s"', (day, tag, words) => {
  expect(dayText(day, tag, now)).toBe(words);
});

it('a line that is shared has the day in short', () => {
  expect(dayText('2026-02-10', 'en-US', now, 'short')).toBe('Feb\u00a010');
});

it('a date without time has no time of day', () => {
  expect(timeText('2026-03-04', 'en-US')).toBeUndefined();
  expect(timeText('March 4, 2026', 'en-US')).toBeUndefined();
  expect(timeText('2026-03-04T09:30:00', 'en-US')).toMatch(/^9:30\sAM$/);
  expect(timeText('2026-03-04 09:30:00', 'en-US')).toMatch(/^9:30\sAM$/);
});
