import { expect, it } from 'vitest';
import { toE164 } from './phone-text';

it.each([
  ['a sentence of this site', '(415)\u00a0555\u2060-\u20600123'],
  ['a page that keeps its line with its own hyphens and spaces', '415\u2011555\u20110123'],
  ['a French text', '+1\u202f415\u202f555\u202f0123'],
  ['an address book that marks its direction', '\u202d+1 (415) 555-0123\u202c'],
  ['a typeset page', '415\u2013555\u20100123\u200b'],
])('F51: a number that was copied from %s is a number', (_source, text) => {
  expect(toE164(text)).toBe('+14155550123');
});

it.each(['415\u2060555', '(415) 555-0123 x2', '٤١٥٥٥٥٠١٢٣', '\u2060'])('F51: "%s" is still none', (text) => {
  expect(toE164(text)).toBeUndefined();
});
