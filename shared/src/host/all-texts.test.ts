import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../platform/locale';

const root = join(import.meta.dirname, '../../..');
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'src/texts/en.json')));

/** Every text of a package in one language, by its key; forms of one plural count as one key. */
function readTexts(name: string, locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key.replace(/_(zero|one|two|few|many|other)$/, ''), value);
    else for (const [part, inner] of Object.entries(value ?? {})) collect(inner, key === '' ? part : `${key}.${part}`);
  };
  collect(JSON.parse(readFileSync(join(root, name, `src/texts/${locale}.json`), 'utf8')), '');
  return texts;
}

function placeholdersOf(text: string | undefined): string[] {
  return [...new Set(text?.match(/\{\{?\s*\w+\s*\}?\}/g))].toSorted();
}

/** The sources of a remote, tests left out. */
function readSources(name: string): string {
  const folder = join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe.each(packages)('the texts of %s', (name) => {
  const english = readTexts(name, 'en');

  it.each(locales.filter((locale) => locale !== 'en'))('hold the same keys and placeholders in %s', (locale) => {
    const translated = readTexts(name, locale);
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const different = [...english].filter(([key, text]) => {
      return `${placeholdersOf(text)}` !== `${placeholdersOf(translated.get(key))}`;
    });
    expect(different).toEqual([]);
  });

  it('leave no text empty', () => {
    for (const locale of locales) {
      expect([...readTexts(name, locale)].filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });
});

describe.each(packages.filter((name) => name.startsWith('mf-')))('the error texts that %s names', (name) => {
  const named = [...readSources(name).matchAll(/['"`](mf-[a-z-]+):([^'"`]*)/g)];

  it('stand in its own texts, in every language', () => {
    const known = locales.map((locale) => readTexts(name, locale));
    const missing = named.filter(([, owner, key]) => owner !== name || !known.every((texts) => texts.has(key ?? '')));
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});
