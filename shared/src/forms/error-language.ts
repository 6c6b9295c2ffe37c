import type { GlobalError } from 'react-hook-form';

// react-hook-form has no place for the language of a message; what a server refuses has no type of its own there.
const PREFIX = 'lang:';

/** Part of an error of a form that keeps the language of its message. */
export function inLanguage(language: string | undefined): { readonly type?: string } {
  return language === undefined ? {} : { type: PREFIX + language };
}

/** The language of an error of a form, where it is not the page's. */
export function languageOfError(error: Pick<GlobalError, 'type'> | undefined): string | undefined {
  const { type } = error ?? {};
  return typeof type === 'string' && type.startsWith(PREFIX) ? type.slice(PREFIX.length) : undefined;
}
