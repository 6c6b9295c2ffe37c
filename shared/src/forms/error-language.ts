import type { FieldError } from 'react-hook-form';
import { ApiError } from '../api/api-error';
import { textOf } from '../api/error-keys';
import { LostAnswerError } from '../api/lost-answer-error';

// react-hook-form has no place for the language of a message and for its words in others; what a server refuses has no type of its own there.
const PREFIX = 'lang:';
const OWN = 'own';
const CALL = 'call';
const OUTCOME = 'outcome';

/** Part of an error of a form that keeps the language of its message. */
export function inLanguage(language: string | undefined): { readonly type?: string } {
  return language === undefined ? {} : { type: PREFIX + language };
}

/** The language of the message of an error of a form, where it is known. */
export function languageOfError({ type }: { readonly type?: string | number | undefined }): string | undefined {
  return typeof type === 'string' && type.startsWith(PREFIX) ? type.slice(PREFIX.length) : undefined;
}

/** Part of an error of a form that keeps what its words can be made from in another language. */
export function ofCall(error: unknown): { readonly type?: string } & Pick<FieldError, 'types'> {
  if (error instanceof LostAnswerError) {
    const { types, ...language } = ofCall(error.cause);
    return { ...language, types: { ...types, [OUTCOME]: error.outcome } };
  }
  if (!(error instanceof ApiError)) return {};
  if (error.text !== undefined) return { types: { [OWN]: error.text } };
  return { ...inLanguage(error.language), types: { ...error.translations, [CALL]: textOf(error.key) } };
}

/** A server's words in a language. */
export function translationOf(refusal: object, language: string): string | undefined {
  return kept(refusal, language);
}

/** The key of the site's own words. */
export function keyOfWords(refusal: object): string | undefined {
  return kept(refusal, OWN);
}

/** The key of what a call says where the server says nothing. */
export function keyOfCall(refusal: object): string | undefined {
  return kept(refusal, CALL);
}

/** The key of what was found out after an answer was lost. */
export function keyOfOutcome(refusal: object): string | undefined {
  return kept(refusal, OUTCOME);
}

/** Part of an error of a form that keeps what was found out, where that is all that can be said anew. */
export function ofOutcome(refusal: object): Pick<FieldError, 'types'> {
  const outcome = keyOfOutcome(refusal);
  return outcome === undefined ? {} : { types: { [OUTCOME]: outcome } };
}

function kept(refusal: object, name: string): string | undefined {
  const found =
    'types' in refusal &&
    refusal.types instanceof Object &&
    Object.entries(refusal.types).find(([key]) => key === name);
  return found && typeof found[1] === 'string' ? found[1] : undefined;
}
