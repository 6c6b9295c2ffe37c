import { expect, it } from 'vitest';
import { countriesIn, countryName } from './countries';

it('E2: the United States are written with ё in Russian, in an address and in the list', () => {
  expect(countryName('us', 'ru')).toBe('Соединённые Штаты');
  expect(countriesIn('ru').find(({ value }) => value === 'US')?.label).toBe('Соединённые Штаты');
  expect(countryName('US', 'en')).toBe('United States');
});
