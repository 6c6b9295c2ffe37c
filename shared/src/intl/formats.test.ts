import { afterEach, expect, it, vi } from 'vitest';
import { dateFormat, numberFormat } from './formats';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

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

it('F136: so does who flies, in winter, to where no clocks are set for the summer', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  const summer = new Date('2026-07-01T18:00:00Z');
  const time = () => dateFormat('en-GB', { timeStyle: 'short' }).format(summer);
  vi.stubEnv('TZ', 'America/Denver');
  expect(time()).toBe('12:00');
  vi.stubEnv('TZ', 'America/Phoenix');
  expect(time()).toBe('11:00');
});
