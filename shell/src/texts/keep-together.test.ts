import { expect, it } from 'vitest';
import { keepTogether } from './keep-together';

it('AX23: what stands in a sentence does not break within a phone number or a card’s digits', () => {
  expect(keepTogether('(415) 555-0123')).toBe('(415)\u00a0555\u20110123');
  expect(keepTogether('Visa •••• 4242')).toBe('Visa ••••\u00a04242');
  expect(keepTogether('12 Harbour Street, 97201-1234')).toBe('12 Harbour Street, 97201-1234');
});
