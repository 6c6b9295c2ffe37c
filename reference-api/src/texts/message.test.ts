import { expect, it } from 'vitest';
import es from './es.json';
import { inLanguage, languageOf } from './message';
import ru from './ru.json';

it.each([
  [undefined, 'en'],
  ['es-ES', 'es'],
  ['de, ru;q=0.8, en;q=0.9', 'en'],
  ['fr-FR, ru-RU;q=0.5', 'ru'],
  ['ru;q=0, es', 'es'],
  ['estonian', 'en'],
  [',;q=,', 'en'],
])('AX7: a request for %j is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

it('AX7: a field and a span of time have names in each language', () => {
  const short = { field: 'password', limit: 8 };
  expect(inLanguage('{field} needs at least {limit} characters', 'en', short)).toBe(
    'Password needs at least 8 characters',
  );
  expect(inLanguage('{field} needs at least {limit} characters', 'ru', short)).toBe('Пароль: не менее 8\u00a0символов');
  expect(inLanguage('Too many attempts. Please try again in {seconds}.', 'es', { seconds: 300 })).toBe(
    'Demasiados intentos. Vuelva a intentarlo dentro de 5 minutos.',
  );
  expect(inLanguage('{field} is required', 'en', { field: 'skill_ids' })).toBe('skill_ids is required');
});

it('AX7: each language has the same messages with the same places for values', () => {
  expect(Object.keys(ru).sort()).toEqual(Object.keys(es).sort());
  const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const texts of [es, ru]) {
    for (const [english, words] of Object.entries(texts)) expect(placesOf(words), english).toEqual(placesOf(english));
  }
});
