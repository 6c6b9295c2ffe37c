import es from './es.json';
import fields from './fields.json';
import ru from './ru.json';

/** What an answer may say, in English: the other languages are `es.json` and `ru.json`. A text that one of them lacks does not compile. */
export type MessageText = keyof typeof es & keyof typeof ru;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Languages of the answers. */
const languages = ['en', 'es', 'ru'] as const;
export type Language = (typeof languages)[number];

/** The best of our languages for an `Accept-Language` (RFC 9110, 12.5.4); English where it names none of them. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').slice(0, 200).split(',').map(readWish);
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return wanted.flatMap(({ tag }) => ownLanguage(tag))[0] ?? 'en';
}

/** The words of a message in a language; `field` becomes the field's name in it, `seconds` a span of time. */
export function inLanguage(text: MessageText, language: Language, values: MessageValues = {}): string {
  const template = language === 'en' ? text : { es, ru }[language][text];
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (name === 'field') return fieldName(String(value), language);
    return name === 'seconds' ? inWords(Number(value), language) : String(value);
  });
}

/** The words of a message in each language, by its code. */
export function inEachLanguage(text: MessageText, values: MessageValues = {}): Readonly<Record<Language, string>> {
  return { en: inLanguage(text, 'en', values), es: inLanguage(text, 'es', values), ru: inLanguage(text, 'ru', values) };
}

/** Whether a stored text is one of ours. */
export function isMessageText(text: unknown): text is MessageText {
  return typeof text === 'string' && Object.hasOwn(es, text);
}

/** A span of time in words: "5 minutes". */
function inWords(seconds: number, language: Language): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

function readWish(part: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
}

function ownLanguage(tag: string): readonly Language[] {
  return languages.filter((language) => tag === language || tag.startsWith(`${language}-`));
}

/** Called by the end of its path; a field that people do not see keeps the name that programmers know. */
function fieldName(path: string, language: Language): string {
  const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = fields;
  return names[path.split('.').at(-1) ?? path]?.[language] ?? path;
}
