import { ApiError } from '../api/api-error';

/** The language of what failed, for the `lang` of what shows its words; undefined for the page's own. */
export function languageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.language : undefined;
}

/** What an error says, in an element that tells its language where that is not the page's (PD66). */
export function ErrorWords({ error }: { readonly error: Error }) {
  const language = languageOf(error);
  return language === undefined ? error.message : <span lang={language}>{error.message}</span>;
}
