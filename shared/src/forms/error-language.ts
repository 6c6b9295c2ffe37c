import type { FieldError, GlobalError } from 'react-hook-form';
import type { ErrorText } from '../api/error-keys';

// react-hook-form has no place for the language of a message; what a server refuses has no type of its own there.
const PREFIX = 'lang:';
const CALL = 'call';

/** Part of an error of a form that keeps the language of its message. */
export function inLanguage(language: string | undefined): { readonly type?: string } {
  return language === undefined ? {} : { type: PREFIX + language };
}

/** The language of an error of a form, where it is not the page's. */
export function languageOfError(error: Pick<GlobalError, 'type'> | undefined): string | undefined {
  const { type } = error ?? {};
  return typeof type === 'string' && type.startsWith(PREFIX) ? type.slice(PREFIX.length) : undefined;
}

/** Part of an error of a form that keeps which default text the call has, as a key of the texts. */
export function ofCall(key: ErrorText | undefined): Pick<FieldError, 'types'> {
  return key === undefined ? {} : { types: { [CALL]: key.includes(':') ? key : `errors.${key}` } };
}

/** The key of what a call says where the server says nothing. */
export function keyOfRefusal(refusal: object): string | undefined {
  const key = 'types' in refusal && refusal.types instanceof Object ? Object.entries(refusal.types)[0] : undefined;
  return key?.[0] === CALL && typeof key[1] === 'string' ? key[1] : undefined;
}
