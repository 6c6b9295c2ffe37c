import type { ErrorText } from './error-keys';

/** Why a call failed: an HTTP status, no answer in time, no connection, cancelled by the caller or by the end of its session, an unreadable answer, or a rule checked before or after the call. */
export type ApiErrorCode = 'http' | 'timeout' | 'network' | 'aborted' | 'invalid' | 'rule';

export interface ApiErrorDetails {
  /** Text for people, already resolved by the chain of R208. */
  readonly message: string;
  readonly code: ApiErrorCode;
  readonly key: ErrorText;
  readonly status?: number | undefined;
  /** The field of the request that the server refuses, as the contract names it. */
  readonly field?: string | undefined;
  /** The language of a server's message, as a tag (PD66). */
  readonly language?: string | undefined;
  /** A server's message in the languages that it speaks, by their codes. */
  readonly translations?: Readonly<Record<string, string>> | undefined;
  /** Where the words are the site's own: their key in the texts of `shared`, or of a remote as `mf-name:key`. */
  readonly text?: string | undefined;
}

/** The only thing that a call of this entry point throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, where the server answered. */
  readonly status: number | undefined;
  readonly code: ApiErrorCode;
  /** The field that is wrong, where the server names one. */
  readonly field: string | undefined;
  /** Which default text the call has. */
  readonly key: ErrorText;
  /** The language of a server's message, as a tag; `wordsOf` tells whether it is the page's. */
  readonly language: string | undefined;
  /** A server's message in other languages, by their codes. */
  readonly translations: Readonly<Record<string, string>> | undefined;
  /** The key of the site's own words, which are made anew from it in another language. */
  readonly text: string | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.field = details.field;
    this.language = details.language;
    this.translations = details.translations;
    this.text = details.text;
    this.code = details.code;
    this.key = details.key;
  }
}

/** A POST of which nobody knows what became of it: it keeps its Idempotency-Key until somebody finds out and calls `forget`. */
export class UnsettledError extends ApiError {
  readonly forget: () => void;

  constructor(details: ApiErrorDetails, forget: () => void) {
    super(details);
    this.forget = forget;
  }
}
