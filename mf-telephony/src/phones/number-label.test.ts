import { expect, it } from 'vitest';
import { numberLabel } from './number-label';

it.each([
  ['Front desk', '(415) 555-0101 · Front desk'],
  ['', '(415) 555-0101'],
  ['(415) 555-0101', '(415) 555-0101'],
  ['+14155550101', '(415) 555-0101'],
])('F205: a number that is called "%s" is told as "%s", and not twice', (friendly_name, label) => {
  expect(numberLabel({ phone_number: '+14155550101', friendly_name })).toBe(label);
});
