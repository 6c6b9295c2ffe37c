import { expect, it } from 'vitest';
import en from './en.json';
import es from './es.json';
import ru from './ru.json';

/** Keys of nested texts; plural forms differ by language, so their ending is left out. */
function keys(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = `${above}${key}`;
    return typeof value === 'object' && value !== null
      ? keys(value, `${name}.`)
      : [name.replace(/_(one|few|many|other)$/, '')];
  });
}

it.each([
  ['es', es],
  ['ru', ru],
])('R5: %s has every text of English', (_locale, texts) => {
  expect(new Set(keys(texts))).toEqual(new Set(keys(en)));
});
