import { expect, it } from 'vitest';
import en from './en.json';
import es from './es.json';
import ru from './ru.json';

type Texts = { readonly [key: string]: string | Texts };

/** Paths of all texts; plural forms differ from language to language and count as one. */
function paths(texts: Texts, prefix = ''): string[] {
  const found = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key.replace(/_(one|few|many|other)$/, '')] : paths(text, `${prefix}${key}.`),
  );
  return [...new Set(found)].sort();
}

/** Every text with its placeholders, so that no language loses one. */
function placeholders(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? (text.match(/\{\{?\w+\}?\}/g) ?? []) : placeholders(text),
  );
}

it.each([
  ['es', es],
  ['ru', ru],
])('%s says everything that English says, with the same placeholders', (_language, texts) => {
  expect(paths(texts)).toEqual(paths(en));
  expect(new Set(placeholders(texts))).toEqual(new Set(placeholders(en)));
});
