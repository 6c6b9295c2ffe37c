import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error';
import { LostAnswerError } from '../api/lost-answer-error';

/** Words, and their language where it is not the page's. */
export interface ForeignWords {
  readonly words: string;
  /** For the `lang` of what shows them; undefined for the page's own. */
  readonly lang?: string | undefined;
}

/** What an error says in the page's present language, as far as it can be had in it without asking the server again. */
export function wordsOf(error: unknown, texts: Pick<i18n, 'language' | 'exists' | 't'>): ForeignWords {
  const { language, exists, t } = texts;
  if (error instanceof LostAnswerError) {
    const { words, lang } = wordsOf(error.cause, texts);
    return { words: `${words} ${t(error.outcome, { ns: 'shared' })}`, lang };
  }
  if (!(error instanceof ApiError)) return { words: error instanceof Error ? error.message : String(error) };
  if (error.text !== undefined && exists(error.text, { ns: 'shared' }))
    return { words: t(error.text, { ns: 'shared' }) };
  const translated = error.translations?.[language];
  return translated === undefined
    ? { words: error.message, lang: foreignTag(error.language, language) }
    : { words: translated };
}

/** A tag, where it is not of the page's language. */
export function foreignTag(tag: string | undefined, language: string): string | undefined {
  const code = tag?.toLowerCase().split('-', 1)[0];
  return code === language ? undefined : tag;
}

/** What an error says, in an element that tells its language where that is not the page's (PD66). */
export function ErrorWords({ error }: { readonly error: Error }) {
  const { i18n } = useTranslation('shared');
  const { words, lang } = wordsOf(error, i18n);
  return lang === undefined ? words : <span lang={lang}>{words}</span>;
}
