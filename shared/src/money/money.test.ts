import { expect, it } from 'vitest';
import { formatAmount, formatMoney, toCents } from './money';

it('F114: cents are in the currency that is said', () => {
  expect([formatMoney(0, 'EUR'), formatMoney(1900, 'CAD'), formatMoney(5, 'x')]).toEqual([
    '€0.00',
    'CA$19.00',
    '$0.05',
  ]);
});

it('money is US dollars with two decimals', () => {
  expect([formatMoney(129_900), formatMoney(0), formatMoney(-2900), formatMoney(5)]).toEqual([
    '$1,299.00',
    '$0.00',
    '-$29.00',
    '$0.05',
  ]);
});

it('an amount is rounded to whole cents, without what binary fractions add', () => {
  expect([1.1, 0.1 + 0.2, 1.005, -1.1, 19].map(toCents)).toEqual([110, 30, 101, -110, 1900]);
});

it('what a charge and its refund leave is nothing, not less than nothing', () => {
  expect(formatAmount(0.3 - (0.1 + 0.2))).toBe('$0.00');
});

it('R244: an amount is written in the American way, in two decimals, whatever its currency', () => {
  expect([formatAmount(1234.5), formatAmount(-1.1), formatAmount(7, 'EUR'), formatAmount(7, 'JPY')]).toEqual([
    '$1,234.50',
    '-$1.10',
    '€7.00',
    '¥7.00',
  ]);
});

it('a currency that is none is taken for dollars', () => {
  expect(formatAmount(7, 'DOLLARS')).toBe('$7.00');
});
