import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales, localeTags } from '../platform/locale';

const root = join(import.meta.dirname, '../../..');
const folders = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'src')))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join(name, 'src', file)),
  )
  .filter((file) => /[\\/]texts[\\/](.+[\\/])?en\.json$/.test(file))
  .map((file) => dirname(file));

const plural = /^(.+)_(zero|one|two|few|many|other)$/;

/** Every text of a folder in one language, by its whole key. */
function readTexts(folder: string, locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [part, inner] of Object.entries(value ?? {})) collect(inner, key === '' ? part : `${key}.${part}`);
  };
  collect(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')), '');
  return texts;
}

/** Key → placeholders of its texts; the forms of one plural are one key. */
function placeholdersOf(texts: Map<string, string>): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const name = key.replace(plural, '$1');
    const placeholders = text.match(/\{\{[^}]+\}\}|\{\w+\}/g) ?? [];
    found.set(name, new Set([...(found.get(name) ?? []), ...placeholders]));
  }
  return Object.fromEntries([...found].map(([name, placeholders]) => [name, [...placeholders].toSorted()]));
}

/** Key → plural forms that it has, in no order. */
function formsOf(texts: Map<string, string>): Record<string, string[]> {
  const forms: Record<string, string[]> = {};
  for (const key of texts.keys()) {
    const [, name, form] = plural.exec(key) ?? [];
    if (name && form) forms[name] = [...(forms[name] ?? []), form].toSorted();
  }
  return forms;
}

it('finds texts where there are any', () => {
  expect(folders).toEqual(
    expect.arrayContaining([
      'shared/src/texts',
      'shell/src/texts',
      'shell/src/texts/public',
      'delivery/src/compose/texts',
    ]),
  );
});

describe.each(folders)('R5: %s', (folder) => {
  const english = readTexts(folder, 'en');

  it.each(locales)(
    'says in %s all that English says, with the same placeholders, and leaves no text empty',
    (locale) => {
      const texts = readTexts(folder, locale);
      expect(placeholdersOf(texts)).toEqual(placeholdersOf(english));
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    },
  );

  // i18next takes no other form for one that is missing: the key itself would stand on the page.
  it.each(locales)('has the plural forms that %s asks for, and no others', (locale) => {
    const { pluralCategories } = new Intl.PluralRules(localeTags[locale]).resolvedOptions();
    const asked = Object.keys(formsOf(english)).map((key) => [key, pluralCategories.toSorted()]);
    expect(formsOf(readTexts(folder, locale))).toEqual(Object.fromEntries(asked));
  });
});

// `docs/glossary.md` says which word stands for what.
const givenUp = {
  en: /practise|catalogue|\bcentre|e-mail|recognise|cancell(?:ed|ing)|\btarget|onboarding|tell people|\bexpiry|\bshall\b|\bon offer\b/i,
  es: /números? de desvío|códigos? de área|\bNo se (?:pudo|encontró|recibieron)|No hemos podido|No pudimos|no devolvió|tardó|formas? de pago|reutilizado|\bsoporte\b|(?:iniciar|cerrar) la sesión/i,
  ru: /номера? (?:переадресации|для переадресации)|Панель управления|код[а-я]* города|освободивш|подтверждённ[а-я]+ вами|учётн[а-я]+ запис|(?<!служб[а-я]* )поддержк|собственные телефоны/i,
};
/** What the specification says in its own spelling (R82, R110, R119, R232, PD44). */
const quoted = [
  'api.subscription.cancelled',
  'invoices.statuses.cancelled',
  'subscription.status.cancelled',
  'subscription.toasts.cancel.text',
  'subscription.toasts.cancel.title',
];
// A directory, a public page of a professional and a map: there are none to promise.
const promised = {
  en: /\bdirectory\b|search results|\bon your page\b|\bon the map\b/i,
  es: /directorio|resultados de (?:la )?búsqueda|en su página|en el mapa/i,
  ru: /место в каталоге|справочник|результат[а-я]* поиска|на вашей странице|вас на карт/i,
};
const brokenLine = {
  en: /[a-z].*\d{4} \d{4}/i,
  es: / %|\{\{(?:count(?:, number)?|shown)\}\} |\{limit(?:, number)?\}+ [a-z]|[a-z].*\d{4} \d{4}/i,
  ru: / [%—]|\{\{(?:count(?:, number)?|shown)\}\} |\{limit(?:, number)?\}+ [а-я]|[а-я].*\d{4} \d{4}/i,
};

describe.each(folders)('E1 E3 AX13 F415 F416 F417: %s', (folder) => {
  it.each(locales)(
    'has one word for a thing in %s, promises what there is, and has no line that breaks where it must not',
    (locale) => {
      const isGivenUp = (key: string, text: string) => givenUp[locale].test(text) && !quoted.includes(key);
      const wrong = [...readTexts(folder, locale)].filter(
        ([key, text]) => isGivenUp(key, text) || promised[locale].test(text) || brokenLine[locale].test(text),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('E1 E3: what the server says', () => {
  const answers = 'reference-api/src/texts';

  it.each(['es', 'ru'] as const)('has the same words and keeps its lines in %s', (locale) => {
    const wrong = [...readTexts(answers, locale).values()].filter(
      (text) => givenUp[locale].test(text) || brokenLine[locale].test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('has the same words in English, in which its texts are the keys', () => {
    const quotedAnswer = 'Subscription cancelled. Reactivate to enable forwarding numbers.';
    const english = Object.keys(JSON.parse(readFileSync(join(root, answers, 'es.json'), 'utf8')));
    expect(english.filter((text) => givenUp.en.test(text))).toEqual([quotedAnswer]);
  });
});

/** The sources of a remote, tests left out. */
function readSources(remote: string): string {
  const folder = join(root, remote, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

describe.each(remotes)('the error texts that %s names', (remote) => {
  const named = [...readSources(remote).matchAll(/['"`](mf-[a-z0-9-]+):([^'"`]*)/g)];

  it('stand in its own texts, in every language', () => {
    const known = locales.map((locale) => readTexts(join(remote, 'src/texts'), locale));
    const isThere = (key: string) => known.every((texts) => texts.has(key) || texts.has(`${key}_other`));
    const missing = named.filter(([, owner, key = '']) => owner !== remote || !isThere(key));
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});
