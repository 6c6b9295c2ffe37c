import type { ErrorText } from './error-keys';

/** Why a call failed: an HTTP status, no answer in time, no connection, cancelled by the caller, an unreadable answer, or a rule checked before or after the call. */
export type ApiErrorCode = 'http' | 'timeout' | 'network' | 'aborted' | 'invalid' | 'rule';

export interface ApiErrorDetails {
  /** Text for people, already resolved by the chain of R208. */
  readonly message: string;
  readonly code: ApiErrorCode;
  readonly key: ErrorText;
  readonly status?: number | undefined;
  /** The field of the request that the server refuses, as the contract names it. */
  readonly field?: string | undefined;
  /** The language of the message, as a tag, where it is not the page's (PD66). */
  readonly language?: string | undefined;
}

/** The only thing that a call of this entry point throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, where the server answered. */
  readonly status: number | undefined;
  readonly code: ApiErrorCode;
  /** The field that is wrong, where the server names one. */
  readonly field: string | undefined;
  /** Which default text it is, for those who want to say it again in another language. */
  readonly key: ErrorText;
  /** The language of the message, as a tag, where a server answered in another one than the page's: what shows it says so by `lang`. */
  readonly language: string | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.field = details.field;
    this.language = details.language;
    this.code = details.code;
    this.key = details.key;
  }
}
