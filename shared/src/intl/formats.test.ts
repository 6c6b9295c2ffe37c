import { afterEach, expect, it, vi } from 'vitest';
import { dateFormat, numberFormat } from './formats';

afterEach(() => vi.restoreAllMocks());

it('a formatter is made once for each language and wish', () => {
  const short = dateFormat('ru-RU', { month: 'short' });
  expect(dateFormat('ru-RU', { month: 'short' })).toBe(short);
  expect(dateFormat('ru-RU', { month: 'long' })).not.toBe(short);
  expect(dateFormat('es-ES', { month: 'short' })).not.toBe(short);
  expect(numberFormat('es-ES').format(1234.5)).toBe('1234,5');
  expect(numberFormat('en-US', { style: 'percent' }).format(0.5)).toBe('50%');
});

it('whoever has travelled sees the time of the place', () => {
  const home = dateFormat('en-US', { timeStyle: 'short' });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-765);
  expect(dateFormat('en-US', { timeStyle: 'short' })).not.toBe(home);
});
