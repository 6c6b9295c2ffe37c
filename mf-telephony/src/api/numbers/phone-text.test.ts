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

it.each([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+49 (0) 30 901820', '+4930901820'],
  ['+39 06 6982', '+39066982'],
])('F206: of "%s" no zero is dialled that is for calls within the country: %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});

it.each(['+1 415 555 012', '+1 (415) 555-01234', '+1 115 555 0123'])(
  'F206: "%s" is no North American number',
  (text) => {
    expect(toE164(text)).toBeUndefined();
  },
);

it.each([
  ['011 44 20 7946 0958', '+442079460958'],
  ['011 44 (0)20 7946 0958', '+442079460958'],
  ['011-52-55-5080-2000', '+525550802000'],
  ['00 34 910 50 50 50', '+34910505050'],
  ['001 415 555 0123', '+14155550123'],
])('F214: "%s", as it is dialled, is %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});

it.each(['0', '011', '00', '011 0 20 7946', '020 7946 0958', '000 415 555 0123', '011 1 115 555 0123'])(
  'F214: "%s" is still none',
  (text) => {
    expect(toE164(text)).toBeUndefined();
  },
);
