import { locales } from '@careline/shared/manifest';
import { Failure } from '../failure';

const plural = /_(zero|one|two|few|many|other)$/;

/** Refuses texts of which a language lacks some: a visitor would read their keys. `texts` are those of each language in `folder`. Throws a Failure. */
export function checkTexts(folder: string, texts: Readonly<Record<string, unknown>>): void {
  const keys = new Map(locales.map((locale) => [locale, keysOf(texts[locale])]));
  const all = new Set([...keys.values()].flatMap((own) => [...own]));
  for (const [locale, own] of keys) {
    const missing = [...all].filter((key) => !own.has(key));
    if (missing.length === 0) continue;
    const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
    throw new Failure(
      `${folder}/${locale}.json lacks ${missing.slice(0, 3).join(', ')}${more}, which another language has.`,
    );
  }
}

/** The forms of one plural are one key: languages have different ones. */
function keysOf(value: unknown, key = ''): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set([key.replace(plural, '')]);
  const inner = Object.entries(value).flatMap(([part, held]) => [
    ...keysOf(held, key === '' ? part : `${key}.${part}`),
  ]);
  return new Set(inner);
}
