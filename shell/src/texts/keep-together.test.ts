import { expect, it } from 'vitest';
import { keepTogether } from './keep-together';

it('AX23: what stands in a sentence does not break within a phone number or a card’s digits', () => {
  expect(keepTogether('(415) 555-0123')).toBe('(415)\u00a0555\u2060-\u20600123');
  expect(keepTogether('Visa •••• 4242')).toBe('Visa\u00a0••••\u00a04242');
  expect(keepTogether('•••• 4242')).toBe('••••\u00a04242');
  expect(keepTogether('12 Harbour Street, 97201-1234')).toBe('12 Harbour Street, 97201-1234');
  expect(keepTogether('1 K Street, Washington, DC 20009')).toBe('1 K Street, Washington, DC\u00a020009');
});
